"""The weights of Invasions' players as plain numbers, for the judging code."""

from typing import Final

from boardgames.invasions.weights import WEIGHTS

DAY: Final[float] = WEIGHTS.day
VIKING: Final[float] = WEIGHTS.viking
GOODS: Final[float] = WEIGHTS.goods
RUNE: Final[list[float]] = WEIGHTS.rune
HOME: Final[float] = WEIGHTS.home
SHIP: Final[float] = WEIGHTS.ship
SAGA_SHARE: Final[float] = WEIGHTS.saga.share
SAGA_DENY: Final[float] = WEIGHTS.saga.deny
SAGA_STEP: Final[float] = WEIGHTS.saga.step
AXE_LEADING: Final[float] = WEIGHTS.raid.axe_leading
AXE_BEHIND: Final[float] = WEIGHTS.raid.axe_behind
COLONY_GROWTH: Final[float] = WEIGHTS.colony.growth
COLONY_RIVALS: Final[float] = WEIGHTS.colony.rivals
COLONY_SETTLER: Final[float] = WEIGHTS.colony.settler
CHAIN_LENGTH: Final[int] = WEIGHTS.chain.length
CHAIN_DISCOUNT: Final[float] = WEIGHTS.chain.discount
RIVALS_PIECE: Final[float] = WEIGHTS.rivals.piece
RIVALS_COLONY: Final[float] = WEIGHTS.rivals.colony
RIVALS_FROST: Final[float] = WEIGHTS.rivals.frost
RIVALS_RAMPARTS: Final[float] = WEIGHTS.rivals.ramparts
RIVALS_SILENCE: Final[float] = WEIGHTS.rivals.silence
PATIENCE_HEARTH: Final[float] = WEIGHTS.patience.hearth
PATIENCE_DANEGELD: Final[float] = WEIGHTS.patience.danegeld
WIND_OWN: Final[float] = WEIGHTS.wind.own
WIND_RIVAL: Final[float] = WEIGHTS.wind.rival
FUTURE_ROUND: Final[float] = WEIGHTS.future.round
FUTURE_TRUST: Final[float] = WEIGHTS.future.trust
FUTURE_SAGA_ROUNDS: Final[float] = WEIGHTS.future.saga_rounds
