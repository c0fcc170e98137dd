"""Several processes as one call: started, watched, and ended together when one of them goes.

The runtime below them ends a process by SIGABRT when it misses another, or lets it wait for ever; neither says who was
missed. So every process has a supervisor outside, which knows how far it is and how it ended.
"""

from moehlo.processes.roster import Bounds, State
from moehlo.processes.supervisor import Group, GroupError, Outcome, follow, lead

__all__ = ["Bounds", "Group", "GroupError", "Outcome", "State", "follow", "lead"]
