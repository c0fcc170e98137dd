"""What the kernels take and hand on together. Each pointer and word of a group is a parameter of its own in PTX."""

from typing import Any, NamedTuple


class Planes(NamedTuple):
    """A weight as it is stored (see ``weights.py``): its codes, or numbers; scales and offsets, if it has any."""

    codes: Any
    scales: Any
    offsets: Any


class Layout(NamedTuple):
    """Binary logarithms of the numbers in a group and of the rows that share scales; scales of 16 bits: f16 or bf16."""

    group_shift: Any
    row_shift: Any
    half_scales: Any


class Weight(NamedTuple):
    """The weight of a product: planes, their layout, and a bias f32, which is read with ``has_bias``."""

    planes: Any
    layout: Any
    bias: Any
    has_bias: Any


class GivenRows(NamedTuple):
    """Rows that projections read, f32; of rows that are normed with what, where their sums go, and whether this program
    leaves them."""

    x: Any
    addend: Any
    weight: Any
    total: Any
    leaves: Any


class RootMeanSquare(NamedTuple):
    """An RMSNorm: whether there is an addend, and a weight; what is added to the mean square, and to the weight, which
    is a factor where there is none: the bits of f32."""

    has_addend: Any
    has_weight: Any
    epsilon: Any
    offset: Any


class RowNorm(NamedTuple):
    """An RMSNorm of a row: whether its root is taken, and there is a weight; what is added to the mean square, and to
    the weight, which is a factor where there is none: the bits of f32."""

    is_there: Any
    has_weight: Any
    epsilon: Any
    offset: Any


class Parts(NamedTuple):
    """What was gathered of the parts of sequences (see ``attention.py``): ``sums [N, parts, n, d]``, ``stats [N, parts,
    n, 2]`` and ``sinks [n]`` f32, and the ``lengths [N]`` of the sequences."""

    sums: Any
    stats: Any
    lengths: Any
    sinks: Any


class Division(NamedTuple):
    """How sequences are divided: the parts that there may be of one, keys of a part, what lengths are short by; the
    mask; whether there are sinks."""

    parts: Any
    part: Any
    more: Any
    mask_kind: Any
    mask_width: Any
    has_sinks: Any


class Activation(NamedTuple):
    """The activation of experts (see ``activation.py``): which one, and bits of f32."""

    kind: Any
    gate_limit: Any
    act_limit: Any
    up_limit: Any
    alpha: Any
    up_shift: Any


class RouterInputs(NamedTuple):
    """Parts of the logits, and the vectors that are added to logits and to keys."""

    parts: Any
    bias: Any
    correction: Any


class RouterResults(NamedTuple):
    """Logits and scores ``[N, E]``; ids i32 and combine weights ``[N, k]``."""

    logits: Any
    scores: Any
    ids: Any
    weights: Any


class Rule(NamedTuple):
    """The rule by which a router chooses (see ``route.py``): words, from ``renorm_value`` on bits of f32."""

    flags: Any
    score: Any
    groups: Any
    group_top: Any
    renorm: Any
    renorm_value: Any
    scale: Any
    logit_scale: Any
    softcap: Any


class Chosen(NamedTuple):
    """A token's choices: hidden values ``[k, I]``, ids and combine weights ``[k]``, how many, of how many experts.

    ``dense``: there is one MLP and no id; ``weighed``: outputs are times the combine weights.
    """

    hidden: Any
    ids: Any
    weights: Any
    top_k: Any
    experts: Any
    dense: Any
    weighed: Any


class RowBlock(NamedTuple):
    """Rows of one expert, from ``low`` to below ``high``, and block ``across`` of the units or columns of a product."""

    expert: Any
    low: Any
    high: Any
    across: Any
