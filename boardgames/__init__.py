"""The rules of the games and the players that play them. Nothing here knows of a screen."""
