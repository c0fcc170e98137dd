"""Compile graph text with IREE and run the module."""
