"""The house rules, in the order in which they are shown."""

from bot.rules.house.deflect import Deflect
from bot.rules.house.discard_own import DiscardOwn
from bot.rules.house.doubles import Doubles
from bot.rules.house.draw_and_play import DrawAndPlay
from bot.rules.house.draw_to_match import DrawToMatch
from bot.rules.house.force_play import ForcePlay
from bot.rules.house.jump_in import JumpIn
from bot.rules.house.must_play import MustPlay
from bot.rules.house.no_action_finish import NoActionFinish
from bot.rules.house.no_bluff import NoBluff
from bot.rules.house.no_wild_finish import NoWildFinish
from bot.rules.house.seven_zero import SevenZero
from bot.rules.house.stacking import StackAny, Stacking, StackSame
from bot.rules.house.teams import Teams
from bot.rules.rules import HOUSE

HOUSE.update(
    (rule.name, rule)
    for rule in (
        Stacking(),
        StackSame(),
        StackAny(),
        Deflect(),
        SevenZero(),
        JumpIn(),
        Doubles(),
        DrawToMatch(),
        ForcePlay(),
        MustPlay(),
        DrawAndPlay(),
        NoBluff(),
        NoWildFinish(),
        NoActionFinish(),
        DiscardOwn(),
        Teams(),
    )
)
