"""Predicates of constraints: a leaf is C++ text, a node is a combinator.

"$_self.isF32()"                    a leaf
["and", p, q, ...]  ["or", p, q, ...]  ["not", p]
["subst", pattern, replacement, p]  p with a text replaced in each leaf
["concat", prefix, suffix, p]       p's C++ text between two texts
"""

from __future__ import annotations

import re
from typing import TypeAlias

from bridge.tablegen.cpp_text import Node
from bridge.tablegen.records import Record

Predicate: TypeAlias = "str | list[Predicate]"
"""JSON's own recursive shape."""

COMBINATORS = {
    "PredCombinerAnd": "and",
    "PredCombinerOr": "or",
    "PredCombinerNot": "not",
    "PredCombinerSubstLeaves": "subst",
    "PredCombinerConcat": "concat",
}

ALWAYS = "true"


def squeeze(text: str) -> str:
    """C++ text on one line; the spaces around it say nothing."""
    return re.sub(r"\s+", " ", text).strip()


def unwrapped(text: str) -> str:
    """Leaf text without the parentheses TableGen puts around every leaf."""
    text = squeeze(text)
    while text.startswith("(") and _closes(text) == len(text) - 1:
        text = text[1:-1].strip()
    return text


def _closes(text: str) -> int:
    """Where the parenthesis that opens `text` is closed."""
    depth = 0
    for at, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if depth == 0:
            return at
    return -1


def predicate(record: Record | None) -> Predicate:
    if record is None:
        return ALWAYS
    if record.isa("CPred"):
        return unwrapped(record.text("predExpr"))
    kind = record.record("kind")
    word = COMBINATORS[kind.name] if kind else "and"
    children = [predicate(child) for child in record.records("children")]
    return _COMBINE.get(word, _any_of)(word, record, children)


def _all_of(word: str, record: Record, children: list[Predicate]) -> Predicate:
    """A conjunction, without what is always true and without nesting."""
    flat: list[Predicate] = []
    for child in children:
        same = isinstance(child, list) and child[0] == word
        flat += child[1:] if same else [child]
    kept = [child for child in dict.fromkeys(map(_key, flat)) if child != _key(ALWAYS)]
    by_key = {_key(child): child for child in flat}
    if not kept:
        return ALWAYS
    return by_key[kept[0]] if len(kept) == 1 else [word, *(by_key[k] for k in kept)]


def _any_of(word: str, record: Record, children: list[Predicate]) -> Predicate:
    return children[0] if len(children) == 1 else [word, *children]


def _negated(word: str, record: Record, children: list[Predicate]) -> Predicate:
    return [word, *children]


def _substituted(word: str, record: Record, children: list[Predicate]) -> Predicate:
    if children[0] == ALWAYS:
        return ALWAYS
    pattern, replacement = record.text("pattern"), record.text("replacement")
    return [word, pattern, squeeze(replacement), *children]


def _concatenated(word: str, record: Record, children: list[Predicate]) -> Predicate:
    # Not stripped: `return ` must stay a word of its own.
    texts = (re.sub(r"\s+", " ", record.text(part)) for part in ("prefix", "suffix"))
    return [word, *texts, *children]


def split(node: list[Node]) -> tuple[list[Node], list[Node]]:
    """A word with what it is asked of, and the predicates that it combines.

    Of a predicate as `bridge.tablegen.recognised` leaves it.
    """
    own = {"and": 1, "or": 1, "not": 1, "of": 2, "each": 2}.get(str(node[0]), len(node))
    return node[:own], node[own:]


def _key(node: Predicate) -> str:
    return repr(node)


_COMBINE = {
    "and": _all_of,
    "or": _any_of,
    "not": _negated,
    "subst": _substituted,
    "concat": _concatenated,
}
