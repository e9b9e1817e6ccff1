"""The parameters that the reference's parsers name are those of the tables."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from torch_mlir import _mlir_libs

from bridge.ods.rows import dialects, table

_NAMED = re.compile(
    rb"failed to parse (\w+) parameter '(\w+)' which is to be a `([^`\0]+)`"
)
# What a custom directive of the format reads is not named so.
_CUSTOM = re.compile(r"custom<\w+>\((?:[^()]|\([^()]*\))*\)|\$domainTypes")


@cache
def _named() -> dict[str, dict[str, str]]:
    """The parameters and their classes, by record, as the library's texts have them."""
    (folder,) = map(Path, _mlir_libs.__path__)
    library = max(folder.glob("*.so"), key=lambda file: file.stat().st_size)
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for match in _NAMED.finditer(library.read_bytes()):
        record, name, cpp = (text.decode() for text in match.groups())
        found[record][name] = cpp
    return found


def _written(entry: dict[str, Any]) -> dict[str, str]:
    """The parameters that a format lists."""
    custom = " ".join(_CUSTOM.findall(entry["format"]))
    return {
        line[0]: line[1]
        for line in entry.get("parameters", ())
        if f"${line[0]}" not in custom and not (line[2:] and line[2].get("self type"))
    }


@pytest.mark.parametrize("dialect", sorted(dialects()))
def test_definitions_have_the_parameters_of_the_reference(dialect: str) -> None:
    found = table(dialect)
    assert found is not None
    for section in ("attributes", "types"):
        for entry in found.data[section].values():
            record = entry.get("record")
            if record not in _named() or "enum" in entry:
                continue
            if isinstance(entry.get("format"), str):
                named = _named()[record]
                written = _written(entry)
                assert {n: c for n, c in named.items() if n in written} == written
                assert len(named) <= len(entry["parameters"]), record


def test_the_library_names_many() -> None:
    assert len(_named()) > 300
