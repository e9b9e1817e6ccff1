"""Types and attributes alone, and files by their paths."""

from __future__ import annotations

from pathlib import Path

import pytest

import bridge
from bridge.errors import Malformed
from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import DYNAMIC, F32, I8, MemRefType

TYPES = ["i3", "memref<4x?xf32>", "!llvm.ptr", "(i32) -> f32", "!my.type<3>"]

ATTRIBUTES = ["1 : i8", "affine_map<(d0) -> (d0 + 1)>", "@a::@b", "[1 : i64]", "unit"]

WRONG = [
    ("i32 x", "-:1:5: error: found trailing characters: 'x'"),
    ("memref<4x", "-:1:9: error: expected non-function type"),
    ("", "-:1:1: error: expected non-function type"),
    ("i32\n  $", "-:2:3: error: unexpected character"),
]


@pytest.mark.parametrize("text", TYPES)
def test_a_type_is_read_and_printed_alike(text: str) -> None:
    assert str(bridge.parse_type(text)) == text


@pytest.mark.parametrize("text", ATTRIBUTES)
def test_an_attribute_is_read_and_printed_alike(text: str) -> None:
    assert bridge.parse_attribute(str(bridge.parse_attribute(text))) is (
        bridge.parse_attribute(text)
    )


def test_what_is_read_is_what_python_makes() -> None:
    assert bridge.parse_type("memref<4x?xf32>") is MemRefType((4, DYNAMIC), F32)
    assert bridge.parse_attribute("1 : i8") is IntegerAttr(1, I8)


@pytest.mark.parametrize(("text", "reported"), WRONG)
def test_what_is_no_type_is_reported_as_upstream_does(text: str, reported: str) -> None:
    with pytest.raises(Malformed) as caught:
        bridge.parse_type(text)
    assert str(caught.value).startswith(reported)


def test_an_alias_is_not_known() -> None:
    with pytest.raises(Malformed, match="undefined symbol alias id 'foo'"):
        bridge.parse_attribute("#foo")


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "some.mlir"
    path.write_text("func.func @f() {\n  return\n}\n", "utf-8")
    assert bridge.read(path).same_as(bridge.parse(path.read_text("utf-8")))
    path.write_text("func.func @f() {\n  $\n}\n", "utf-8")
    with pytest.raises(Malformed) as caught:
        bridge.read(str(path))
    location = caught.value.diagnostics[0].location
    assert (location.filename, location.line) == (str(path), 2)


def test_a_missing_file_is_an_error_of_pythons_own(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        bridge.read(tmp_path / "none.mlir")
