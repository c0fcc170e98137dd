"""What is true: float64 results, the genuine transformers block, three executors and the report that compares them."""
