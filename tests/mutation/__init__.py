"""Does verification see every knob? Each knob of a spec is changed, and the HF reference block must disagree.

A mutant is a spec with one knob at another legal value (and what must follow from it: the total of the experts follows
their kinds). It is caught when the HF reference block refuses its weights, or when its float64 truth is further from
the block's output than rounding explains. Mutants that compute the same are listed with the reason, see ``EQUIVALENT``.
"""
