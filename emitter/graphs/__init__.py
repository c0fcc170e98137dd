"""Entry points and their signatures: from a spec and a plan to a ``Graph``."""

from emitter.graphs.attention import emit_attention
from emitter.graphs.experts import emit_experts
from emitter.graphs.layer import emit, signature_arguments
from emitter.graphs.projections import emit_hidden, emit_mlp, emit_projection
from emitter.graphs.split_layer import SplitGraphs, emit_split

__all__ = [
    "SplitGraphs",
    "emit",
    "emit_attention",
    "emit_experts",
    "emit_hidden",
    "emit_mlp",
    "emit_projection",
    "emit_split",
    "signature_arguments",
]
