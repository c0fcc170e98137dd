"""What a weight is: named axes, a use, and the planes that hold its numbers. Frozen data that knows nobody."""

from emitter.packing.plain import Plain
from emitter.packing.weight import Axis, Extent, Packing, Plane, Scope, Use, Weight

__all__ = ["Axis", "Extent", "Packing", "Plain", "Plane", "Scope", "Use", "Weight"]
