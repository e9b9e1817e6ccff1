"""The interpreter's arithmetic is compiled code's, bit by bit."""

from __future__ import annotations

import re
from itertools import islice

import numpy as np
import pytest

from tools import numeric_families
from tools.numeric_families import Family, differences, families


def test_patterns_give_the_same_by_both() -> None:
    # Every third of them, which leaves out no type and no kind of operation.
    chosen = list(islice(families(), 0, None, 3))
    found = differences(chosen, 500, 20261124)
    assert [str(one) for one in found if one is not None] == []


def test_a_difference_is_told_with_its_bits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    family = Family("arith.addi", ("i8", "i8"), ("i8",), "i8")
    one, other = np.array([1, 2], np.int8), np.array([1, -1], np.int8)
    found = numeric_families._difference(family, [one, one], [one], [other])
    assert str(found) == (
        "arith_addi_i8_i8_i8: 1 differ: 2 (0x2), 2 (0x2) gives 2 (0x2), "
        "compiled -1 (0xff)"
    )
    monkeypatch.setattr(numeric_families, "differences", lambda *_: [None, found])
    assert numeric_families.main(["--count", "3"]) == 1
    assert "2 families of 3 patterns each, 1 differ" in capsys.readouterr().out


def test_each_family_has_a_name_of_its_own() -> None:
    names = [family.name for family in families()]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"\w+", name) for name in names)
