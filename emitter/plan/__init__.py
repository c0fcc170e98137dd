"""What is emitted for a layer: one frozen ``Plan``, which ``plan`` makes from its spec, a request and how it is stored.

Graphs and sessions follow the plan and decide nothing. The request says all that the process has to say: nothing here
reads the environment.
"""

from emitter.plan.decoder import DecoderPlan, LayerPlan, SharedSlots, alike, plan_decoder, routed_ffn, with_slots
from emitter.plan.layer import Plan, outputs_of_choices, plan, split_refusal
from emitter.plan.request import ACCUMULATORS, CACHES, Request, Residency, Stored, Strategy
from emitter.plan.ways import coupled, for_one_count, mlp_refusal, refusals

__all__ = [
    "ACCUMULATORS",
    "CACHES",
    "DecoderPlan",
    "LayerPlan",
    "Plan",
    "Request",
    "Residency",
    "SharedSlots",
    "Stored",
    "Strategy",
    "alike",
    "coupled",
    "for_one_count",
    "mlp_refusal",
    "outputs_of_choices",
    "plan",
    "plan_decoder",
    "refusals",
    "routed_ffn",
    "split_refusal",
    "with_slots",
]
