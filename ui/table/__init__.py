"""The table: a scene built from a board definition and a view, and everything that is clicked, shown and told on it."""
