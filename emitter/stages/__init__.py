"""Stages of the block: pure functions of (text builder, spec, values)."""
