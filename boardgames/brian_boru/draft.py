"""The draft (BB-4): packets go round, and everybody keeps cards in secret, one decision at a time.

At the table all choose at once. Here they choose one after the other, and since nobody sees what the others keep
before the packets are passed, that comes to the same.
"""

from boardgames.brian_boru import actions as act
from boardgames.brian_boru.data import CARDS, DEAL, PICKS, mask_of
from boardgames.brian_boru.masks import listed, members
from boardgames.brian_boru.state import DRAFT_PICK, STEPS, Table, seat_name
from boardgames.core.game import Value


def deal(s: Table) -> None:
    """BB-4.1"""
    deck = list(range(len(CARDS)))
    s.rng.shuffle(deck)
    each = DEAL[s.players]
    s.packets = [mask_of(deck[each * seat : each * seat + each]) for seat in range(s.players)]
    s.aside = mask_of(deck[each * s.players :])
    s.drafted = [0] * (STEPS * s.players)
    s.hands = [0] * s.players
    s.played = 0
    s.trick = 0
    if s.log is not None:
        for seat in range(s.players):
            values: dict[str, Value] = {"seat": seat_name(seat), "n": each}
            s.tell_secret("dealt", values, {"cards": card_names(s.packets[seat])}, (seat,), "deck", f"packet-{seat}")
    begin_step(s, 0)


def card_names(mask: int) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in members(mask))


def begin_step(s: Table, step: int) -> None:
    s.step = step
    s.picks = PICKS[s.players][step]
    s.seat = 0
    s.phase = DRAFT_PICK


def legal_pick(s: Table) -> list[int]:
    """BB-4.2: the pair is kept card by card, seat by seat; nobody sees what the others keep."""
    return listed(act.PICKS, s.packets[s.seat])


def keep(s: Table, action: int) -> bool:
    """Whether the draft is over with this card."""
    seat = s.seat
    card = action - act.PICK
    bit = 1 << card
    s.packets[seat] ^= bit
    s.hands[seat] |= bit
    s.drafted[STEPS * seat + s.step] |= bit
    if s.log is not None:
        values: dict[str, Value] = {"seat": seat_name(seat)}
        s.tell_secret("kept", values, {"card": CARDS[card]}, (seat,), f"packet-{seat}", f"hand-{seat}")
    s.picks -= 1
    if s.picks:
        return False
    if seat + 1 == s.players:
        return pass_packets(s)
    s.seat = seat + 1
    s.picks = PICKS[s.players][s.step]
    return False


def pass_packets(s: Table) -> bool:
    """BB-4.3: all packets go to the left neighbours; BB-4.4: the last ones are kept whole."""
    s.fence += 1
    players = s.players
    s.packets = [s.packets[-1], *s.packets[:-1]]
    if s.log is not None:
        for seat in range(players):
            to = (seat + 1) % players
            packet = s.packets[to]
            values: dict[str, Value] = {"seat": seat_name(seat), "to": seat_name(to), "n": packet.bit_count()}
            secret: dict[str, Value] = {"cards": card_names(packet)}
            s.tell_secret("passed", values, secret, (seat, to), f"packet-{seat}", f"packet-{to}")
    step = s.step + 1
    if step + 1 < len(PICKS[players]):
        begin_step(s, step)
        return False
    for seat in range(players):
        packet = s.packets[seat]
        s.drafted[STEPS * seat + step] = packet
        s.hands[seat] |= packet
        s.packets[seat] = 0
        if s.log is not None:
            values = {"seat": seat_name(seat), "n": packet.bit_count()}
            cards: dict[str, Value] = {"cards": card_names(packet)}
            s.tell_secret("kept_rest", values, cards, (seat,), f"packet-{seat}", f"hand-{seat}")
    s.step = step
    s.picks = 0
    return True
