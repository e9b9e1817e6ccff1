"""Which C++ class is which op: the reference's two sources name them differently."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from tools.ods.bindings import Bound
from tools.ods.symbols import Native


def matched(
    natives: Mapping[str, Native],
    bound: Mapping[str, Bound],
    names: Iterable[str],
    namespaces: Mapping[str, str],
) -> dict[str, Native]:
    """The C++ class of each op of `names`.

    The generated Python classes are named after the C++ ones; an op without one is
    found by its own name, written as a class name.
    """
    pools: dict[str, dict[str, Native]] = {}
    for native in natives.values():
        namespace, _, short = native.cpp_class.rpartition("::")
        pools.setdefault(namespace, {})[short] = native
    found: dict[str, Native] = {}
    for name in names:
        dialect, _, short = name.partition(".")
        home = namespaces[dialect]
        spaces = [s for s in pools if s == home or s.startswith(f"{home}::")]
        key = bound[name].cpp_class if name in bound else None
        for space in spaces:
            hit = pools[space].get(key or "") or _by_name(pools[space], short)
            if hit is not None:
                found[name] = hit
                break
    return found


def _by_name(pool: Mapping[str, Native], short: str) -> Native | None:
    wanted = {_plain(short), _plain(short) + "op", _plain(short) + "introp"}
    hits = [pool[name] for name in pool if _plain(name) in wanted]
    return hits[0] if len(hits) == 1 else None


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())
