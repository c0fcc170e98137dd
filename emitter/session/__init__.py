"""What every session is, and the arrays and tensors that callers pass to it."""
