"""From a prompt to tokens and from tokens to text: tokenizer, chat template, sampling, stopping.

Nothing in here knows a model: logits come in as arrays, token ids go out.
"""
