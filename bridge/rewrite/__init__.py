"""Rewriting: patterns, the rewriter they change a program with, and their drivers."""

from bridge.rewrite.greedy import Rewritten, apply_greedily
from bridge.rewrite.patterns import Pattern, Root, pattern
from bridge.rewrite.rewriter import Listener, Rewriter
from bridge.rewrite.walking import apply_walking

__all__ = [
    "Listener",
    "Pattern",
    "Rewriter",
    "Rewritten",
    "Root",
    "apply_greedily",
    "apply_walking",
    "pattern",
]
