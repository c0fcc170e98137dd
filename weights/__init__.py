"""Checkpoints on disk to the tensors that a graph asks for."""
