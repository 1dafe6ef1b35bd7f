"""What the parts of a position are worth to a seat, in points: regions, the track, the battle, the church, coins.

Everything here is public, so it judges every seat alike. `evaluation` adds it up and compares it.
"""

from boardgames.brian_boru.beliefs import (
    BATTLE_LEADS,
    CHURCH_LEADS,
    COIN,
    COURT_LEADS,
    DISC_STAYS,
    FOUR_WORTH,
    HOLD,
    KEEPING,
    LOSS,
    MARKER,
    MARRIAGE_WORTH,
    MONASTERY,
    PULL,
    RAIDER_STAYS,
    REACH,
    RENOWN,
    RENOWN_REWARD,
    SECOND_HONOURS,
    SECOND_SPOILS,
    SPREAD_WORTH,
    TAKEN,
    TOWN,
    TOWN_REWARD,
    TRACK_STAYS,
    chance,
)
from boardgames.brian_boru.data import (
    EXPANSION_PRICE,
    FOUR,
    NONE,
    REGION,
    REGIONS,
    ROUNDS,
    THRESHOLD,
    TRACK_COINS,
    TRACK_RENOWN,
    TRACK_TOWN_SPACE,
    WORTH,
)
from boardgames.brian_boru.masks import members
from boardgames.brian_boru.realm import reachable
from boardgames.brian_boru.rules import tricks_in_round
from boardgames.brian_boru.scoring import regions_of
from boardgames.brian_boru.state import FACE_DOWN, LIBERATE, SECONDARY, SIDES, VIKINGS, Table
from boardgames.brian_boru.state import MONASTERY as MONASTERY_PHASE


class Outlook:
    """A state, and how much time is left in it."""

    __slots__ = (
        "coin", "counted", "effects", "expansions", "forces", "gained", "in_game", "in_round", "keeping", "renown",
        "rounds", "s",
    )  # fmt: skip

    def __init__(self, s: Table) -> None:
        self.s = s
        tricks = tricks_in_round(s)
        self.rounds = ROUNDS[s.players] - max(1, s.round)  # after this one
        if s.phase > LIBERATE:
            self.in_round = 0
        else:
            self.in_round = tricks - s.trick + (1 if s.trick and s.phase < SECONDARY else 0)
        self.in_game = self.in_round + self.rounds * tricks
        self.coin = COIN[self.in_game]
        self.keeping = KEEPING[self.in_round]
        self.renown = 1.0 + RENOWN * (self.rounds + (1 if s.phase <= LIBERATE else 0))
        # what has been worked out already
        self.counted: list[int] = []  # regions by seat
        self.forces: list[list[float]] = [[] for _ in REGIONS]
        self.gained: dict[int, float] = {}  # by seat and region
        self.expansions: dict[int, float] = {}  # by seat
        self.effects: dict[int, float] = {}  # by seat and kind of action

    # -------------------------------------------------------------------------------------------- regions

    def forces_in(self, region: int) -> list[float]:
        """How strongly each player pulls at the token of a region and, last, all sides together."""
        forces = self.forces[region]
        if forces:
            return forces
        s = self.s
        first = SIDES * region
        pull = PULL[self.in_game]
        holder = s.claims[region]
        total = 0.0
        for side in range(s.players):
            force = pull[2 * self.heavy(region, side) + (HOLD if side == holder else 0)]
            forces.append(force)
            total += force
        vikings = s.weight[first + VIKINGS]
        if vikings and s.military == NONE:
            total += pull[2 * vikings]
        forces.append(total)
        return forces

    def heavy(self, region: int, side: int) -> int:
        """What a player weighs, the Vikings included for the owner of `military`."""
        weight = self.s.weight
        first = SIDES * region
        return weight[first + side] + (weight[first + VIKINGS] if side == self.s.military else 0)

    def share(self, region: int, seat: int, extra: int) -> float:
        """Points to expect from a region's token, if the seat weighed `extra` more there."""
        s = self.s
        forces = self.forces_in(region)
        holder = s.claims[region]
        mine = forces[seat]
        total = forces[-1]
        if extra:
            force = PULL[self.in_game][2 * (self.heavy(region, seat) + extra) + (HOLD if seat == holder else 0)]
            total += force - mine
            mine = force
        worth = WORTH[region] * mine / total
        if holder == FACE_DOWN:
            first = SIDES * region
            missing = THRESHOLD[region] - extra - sum(s.weight[first : first + SIDES])
            if missing > 0:
                worth *= REACH[self.in_game][missing]
        return worth

    def regions(self, seat: int) -> int:
        """BB-11.6: in how many regions the seat counts as present."""
        if not self.counted:
            self.counted = [regions_of(self.s, player) for player in range(self.s.players)]
        return self.counted[seat]

    def gain(self, seat: int, region: int) -> float:
        """What one town more in a region would be worth to the seat."""
        key = SIDES * region + seat
        known = self.gained.get(key)
        if known is not None:
            return known
        worth = TOWN + self.share(region, seat, 1) - self.share(region, seat, 0)
        if not self.s.weight[SIDES * region + seat]:
            spread = SPREAD_WORTH[self.in_game]
            number = self.regions(seat)
            worth += spread[min(number + 1, len(spread) - 1)] - spread[number]
        self.gained[key] = worth
        return worth

    def loss(self, seat: int, town: int) -> float:
        """What losing a town to the Vikings would cost the seat."""
        region = REGION[town]
        heavy = 1 + (self.s.monasteries >> town & 1)
        cost = TOWN + self.share(region, seat, 0) - self.share(region, seat, -heavy)
        if self.s.weight[SIDES * region + seat] == heavy:
            spread = SPREAD_WORTH[self.in_game]
            number = self.regions(seat)
            cost += spread[number] - spread[max(0, number - 1)]
        return cost

    def land(self, seat: int) -> float:
        """All regions, and how widely the seat is spread."""
        worth = SPREAD_WORTH[self.in_game][self.regions(seat)]
        for region in range(len(REGIONS)):
            worth += self.share(region, seat, 0)
        return worth + TOWN * (self.s.discs[seat] & ~self.s.vikings).bit_count()

    # -------------------------------------------------------------------------------------------- the three areas

    def court(self, seat: int, space: int) -> float:
        """Standing on a space of the marriage track."""
        s = self.s
        best = 0
        for other in range(s.players):
            if other != seat and s.space[other] > best:
                best = s.space[other]
        worth = 0.0
        if s.marriage != NONE:
            first = chance(COURT_LEADS, self.in_round, space - best) if space else 0.0
            worth = first * MARRIAGE_WORTH[s.marriage]
            if space:
                worth += (1.0 - first) * self.reward(space)
        return worth + TRACK_STAYS * space if self.rounds else worth

    def reward(self, space: int) -> float:
        if space >= TRACK_TOWN_SPACE:
            return TOWN_REWARD
        return self.coin * TRACK_COINS[space] + RENOWN_REWARD * TRACK_RENOWN[space]

    def battle(self, seat: int, raiders: int, area: int) -> float:
        """Having captured so many raiders while so many are still ashore; after the spoils they wait for more."""
        s = self.s
        if s.phase >= MONASTERY_PHASE:
            return RAIDER_STAYS * raiders if self.rounds else 0.0
        most = 0
        fewest = 99
        for other in range(s.players):
            if other != seat:
                number = s.raiders[other]
                if number > most:
                    most = number
                if number < fewest:
                    fewest = number
        first = chance(BATTLE_LEADS, self.in_round, raiders - most) if raiders else 0.0
        last = chance(BATTLE_LEADS, self.in_round, fewest + 1 - raiders)
        still = area - TAKEN * self.in_round
        if still <= 0.0:
            last *= max(0.0, 1.0 + still / 4.0) if area else 0.0
        worth = first * (s.renown[seat] + 1 + self.renown) - last * LOSS
        if raiders:
            worth += (1.0 - first) * SECOND_SPOILS * chance(BATTLE_LEADS, self.in_round, raiders + 2 - most)
        if self.rounds:
            worth += (1.0 - first) * RAIDER_STAYS * raiders
        return worth

    def church(self, seat: int, discs: int) -> float:
        """Having so many discs in the church area."""
        if not discs:
            return 0.0
        s = self.s
        most = 0
        for other in range(s.players):
            if other != seat and s.church[other] > most:
                most = s.church[other]
        first = chance(CHURCH_LEADS, self.in_round, discs - most)
        worth = first * (MONASTERY + self.marker())
        second = SECOND_HONOURS * chance(CHURCH_LEADS, self.in_round, discs + 2 - most)
        if discs > FOUR:
            second += FOUR_WORTH * MONASTERY
        if self.rounds:
            second += DISC_STAYS * discs
        return worth + (1.0 - first) * second

    # -------------------------------------------------------------------------------------------- the rest

    def marker(self) -> float:
        return MARKER if self.in_game else 1.0

    def expansion(self, seat: int, coins: int) -> float:
        """The best town that so many coins could buy by road, less its price; 0 if none is worth it."""
        if coins < EXPANSION_PRICE:
            return 0.0
        best = self.expansions.get(seat)
        if best is None:
            regions = {REGION[town] for town in members(reachable(self.s, seat))}
            best = max([self.gain(seat, region) for region in regions], default=0.0)
            self.expansions[seat] = best
        return max(0.0, best - EXPANSION_PRICE * self.coin)
