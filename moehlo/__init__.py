"""From a Hugging Face Mixture-of-Experts config to a verified IREE module: what people import, and the command."""
