"""What recognises the C++ of the tables, over the definitions that are checked in."""

from __future__ import annotations

from typing import Any

from bridge.ods.predicates import compiled, transform
from bridge.ods.rows import dialects, table
from bridge.tablegen.kinds import Classes
from bridge.tablegen.leaves import Leaves
from bridge.tablegen.recognised import of_self, simple
from bridge.tablegen.transformers import transformer

CLASSES = Classes({name: found.data for name in dialects() if (found := table(name))})


def leaves(dialect: str = "arith") -> Leaves:
    return Leaves(CLASSES, dialect)


def recognised(node: Any, dialect: str = "arith") -> Any:
    """A predicate of TableGen's in words of the tables."""
    return simple(of_self(node, leaves(dialect)))


def judged(node: Any, subject: Any, dialect: str = "arith") -> bool | None:
    found = table(dialect)
    assert found is not None
    return compiled(recognised(node, dialect), found)(subject)


def followed(text: str, ty: Any) -> Any:
    """The type that follows from a type by an expression."""
    found = table("arith")
    assert found is not None
    return transform(transformer(text), found)(ty)
