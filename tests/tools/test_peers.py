"""The programs written here and with the peers."""

from __future__ import annotations

import pytest

from tools import peers


@pytest.mark.parametrize("folder", peers.FOLDERS)
def test_all_three_make_the_same_program(folder: str) -> None:
    ours, *others = [peers.made_by(folder, name) for name in peers.PEERS]
    assert others == [ours, ours]


@pytest.mark.parametrize("folder", peers.FOLDERS)
def test_ours_is_the_shortest(folder: str) -> None:
    ours, *others = [peers.lines_of(folder, name) for name in peers.PEERS]
    assert ours < min(others)


def test_lines_without_code_are_not_counted() -> None:
    assert peers.code_lines('"""Doc."""\n\n# why\nx = 1\n') == {4}


def test_a_program_that_fails_is_told() -> None:
    with pytest.raises(RuntimeError, match="No module named"):
        peers.made_by("matmul", "elsewhere")
