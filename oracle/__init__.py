"""What is true: float64 results, the HF reference block, three executors and the report that compares them."""
