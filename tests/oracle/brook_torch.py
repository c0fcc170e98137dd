"""The reference block of an invented family, as a stranger writes one: torch alone."""

import torch
from torch import nn
from torch.nn import functional


class Mlp(nn.Module):
    def __init__(self, width, inner):
        super().__init__()
        self.gate = nn.Linear(width, inner, bias=False)
        self.up = nn.Linear(width, inner, bias=False)
        self.down = nn.Linear(inner, width, bias=False)

    def forward(self, x):
        return self.down(functional.silu(self.gate(x)) * self.up(x))


class BrookFfn(nn.Module):
    def __init__(self, width, count, top, inner, shared, gain):
        super().__init__()
        self.top, self.gain = top, gain
        self.route = nn.Linear(width, count, bias=False)
        self.banks = nn.ModuleList(Mlp(width, inner) for _ in range(count))
        self.always = Mlp(width, shared)

    def forward(self, x):
        tokens = x.flatten(0, -2)
        scores, ids = self.route(tokens).float().sigmoid().topk(self.top, dim=-1)
        shares = self.gain * scores / scores.sum(dim=-1, keepdim=True)
        routed = torch.zeros(tokens.shape, dtype=torch.float32)
        for number, expert in enumerate(self.banks):
            token, choice = (ids == number).nonzero(as_tuple=True)
            routed.index_add_(0, token, expert(tokens[token]).float() * shares[token, choice, None])
        return (routed.to(x.dtype) + self.always(tokens)).reshape(x.shape)
