"""What all games share. Begin with game.py: it is the contract."""
