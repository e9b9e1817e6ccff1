"""What the constraints of attributes are called, read off the reference's diagnostics.

An inherent attribute that stands among the discardable ones is judged before the op is,
so a wrong one there gets the text of its constraint, whatever else the op lacks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridge.ods import rows
from tools.ods.judging import in_children

WRONG = ('"probe"', "dense<1> : tensor<1xi1>")
"""What hardly any attribute may be; some may be the first, so there is another."""

TOLD = re.compile(r"op attribute '(\w+)' failed to satisfy constraint: (.*)", re.DOTALL)


def texts() -> Iterator[str]:
    """Where the table and the reference call a constraint by different texts."""
    asked = list(_asked())
    programs = [
        f'"{op}"() {{{name} = {wrong}}} : () -> ()'
        for op, name, _ in asked
        for wrong in WRONG
    ]
    said = iter(in_children(programs))
    for op, name, text in asked:
        complaints = [TOLD.search(next(said) or "") for _ in WRONG]
        told = {c[2] for c in complaints if c is not None and c[1] == name}
        if told - {text}:
            yield f"{op} {name}: {text!r}, not {min(told)!r}"


def _asked() -> Iterator[tuple[str, str, str]]:
    """Each attribute of each op, with the text of its constraint."""
    for dialect in rows.dialects():
        table = rows.table(dialect)
        for op in table.names() if table is not None else ():
            row = rows.row(op)
            for attribute in row.attributes if row is not None else ():
                assert table is not None
                known = table.constraint(attribute.constraint)
                yield op, attribute.name, known.summary
