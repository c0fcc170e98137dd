"""Measurements as CSV, and what is made from them: our strategies, their peers and the machine's ceilings in one run.

``run`` measures, ``table`` is the CSV, ``plots`` draws it, ``summary`` sets it against the targets; ``sweep`` finds the
token counts at which strategies change places. Figures stand beside the ceilings that were measured between the same
calls: on a shared machine only such ratios mean anything.
"""
