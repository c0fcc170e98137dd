"""Configs of real and tiny models, and the frozen graphs emitted for them. Data only."""
