"""The desktop app: it knows views, choices and events, and no rule of any one game."""
