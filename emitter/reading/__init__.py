"""From what a person names to a layer's spec: hub, strict config.json, nested configs, the table of families."""
