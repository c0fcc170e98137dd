"""From a config.json to a running session: spec, graph text, compiled module."""
