"""How tokens reach their experts: one file per strategy."""
