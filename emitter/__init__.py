"""From a config to a running session: spec, text, compiled module."""
