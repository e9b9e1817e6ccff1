"""Ops that share one rule: their classes are made from their names."""

from __future__ import annotations

from collections.abc import Callable
from types import new_class
from typing import Any

from bridge.dialects.op import Op


def family(names: str, **rules: Callable[[Any], None]) -> None:
    """Makes a class for each of the dialect's ops, with these methods."""
    for name in names.split():
        members = {**rules, "__module__": __name__}
        title = name.replace(".", "") + "Op"
        new_class(title, (Op,), {"name": f"spirv.{name}"}, _filled(members))


def _filled(members: dict[str, Any]) -> Callable[[dict[str, Any]], None]:
    return lambda body: body.update(members)
