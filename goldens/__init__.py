"""Frozen data: config.json of real models, and the graphs emitted for them, byte for byte."""
