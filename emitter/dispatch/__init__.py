"""How tokens reach their experts: one module per strategy, all with the same result."""
