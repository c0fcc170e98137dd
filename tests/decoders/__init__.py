"""Tiny whole decoders whose configs are drawn: sizes, knobs and lists of layers that no other test names."""
