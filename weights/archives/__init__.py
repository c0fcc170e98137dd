"""Archives: the canonical weights of a model's layers in one aligned file, mapped and not copied when it is loaded."""
