"""The tests mirror the tree; positions, playthroughs and records are data that they run."""
