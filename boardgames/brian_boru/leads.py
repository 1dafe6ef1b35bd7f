"""What the marker holder may lead with: a town and a card of its colour (BB-5.2 to BB-5.4)."""

from boardgames.brian_boru.data import FITTING, NONE, OF_COLOUR, TOWN_COLOUR, WHITE, WITH_COLOUR
from boardgames.brian_boru.state import Table


def towns_by_hand(s: Table) -> int:
    """BB-5.2: free towns that go with a card of the holder."""
    hand = s.hands[s.holder]
    if hand & OF_COLOUR[WHITE]:
        return s.free
    towns = 0
    for colour in range(WHITE):
        if hand & OF_COLOUR[colour]:
            towns |= WITH_COLOUR[colour]
    return towns & s.free


def lead_towns(s: Table) -> int:
    """If no free town goes with the holder's cards, every free town (R-1)."""
    return towns_by_hand(s) or s.free


def lead_cards(s: Table) -> int:
    """BB-5.4: cards of the town's colour and white ones; any card where there are none (BB-5.3)."""
    hand = s.hands[s.holder]
    if s.town == NONE:
        return hand
    return hand & FITTING[TOWN_COLOUR[s.town]] or hand
