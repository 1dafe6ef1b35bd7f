"""What cards and objectives promise beyond the points they count now. How much of it comes true depends on how many
expeditions are still to come, and so do the weights."""

from boardgames.lindisfarne import scoring
from boardgames.lindisfarne.beliefs import JARL, PROMISES
from boardgames.lindisfarne.data import COUNTRIES, COUNTRY, EFFECT, EXPEDITIONS, POSITION, VIKINGS
from boardgames.lindisfarne.state import KEEPING, NONE, TURN, Table


class Prospects:
    """A table, looked at for what it promises to each seat."""

    __slots__ = ("fresh", "have", "table", "to_come", "weights")

    def __init__(self, s: Table) -> None:
        self.table = s
        self.weights = PROMISES[EXPEDITIONS - s.expedition + (s.raid == NONE)]
        self.fresh = s.phase == TURN and min(s.vikings) == VIKINGS and not any(s.home)  # nobody has done anything yet
        self.have = [scoring.cards_by_country(cards) for cards in s.cards]
        self.to_come = [0] * len(COUNTRIES)  # positions in the fresco that nobody has yet, as bits
        for card in s.deck:
            self.to_come[COUNTRY[card]] |= 1 << POSITION[card]
        for card in s.offers:
            if card != NONE:
                self.to_come[COUNTRY[card]] |= 1 << POSITION[card]

    def objectives(self, seat: int) -> float:
        """What open objectives are worth, by the cards they lack; of two just drawn the better one will be kept."""
        s = self.table
        held = s.objectives[seat]
        if s.phase == KEEPING and seat == s.seat:
            return max(self._open(seat, [*held, drawn]) for drawn in s.drawn)
        return self._open(seat, held)

    def _open(self, seat: int, objectives: list[int]) -> float:
        worth = 0.0
        for lack in scoring.lacking(tuple(self.have[seat]), tuple(sorted(objectives))):
            worth += self.weights.open[lack - 1]
        return worth

    def majorities(self, seat: int) -> float:
        """What is lacking from the points of the majorities that a seat leads in, because others may catch up."""
        worth = 0.0
        for country, held in enumerate(self.have[seat]):
            if held:
                rival = 0
                for other, cards in enumerate(self.have):
                    if other != seat and cards[country] > rival:
                        rival = cards[country]
                if held > rival + 1:
                    worth += self.weights.safe_lead
                elif held >= rival:
                    worth += self.weights.lead
        return worth

    def cards(self, seat: int) -> float:
        """Every card may come to serve an objective, a majority or a fresco; effects are still to be used."""
        worth = 0.0
        for card in self.table.cards[seat]:
            worth += self.weights.card
            place = POSITION[card]
            if place:
                free = self.to_come[COUNTRY[card]]
                neighbours = (free >> (place + 1) & 1) + (free >> (place - 1) & 1 if place > 1 else 0)
                worth += neighbours * self.weights.neighbour
            elif EFFECT[card] != NONE:
                worth += self.weights.effects[EFFECT[card]]
        return worth

    def jarl(self, seat: int) -> float:
        """Starting an expedition. It is worth more than going home early for it, which leaves the boards to others."""
        if self.table.jarl != seat:
            return 0.0
        if self.fresh:
            return self.weights.jarl
        return JARL if self.table.expedition < EXPEDITIONS else 0.0
