"""Packages of dialects give the classes of what their tables have."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bridge.dialects
from bridge.dialects import arith, math
from bridge.ods import rows
from bridge.ods.dialect import dialect
from bridge.op.packages import node_names, op_names
from bridge.op.registry import op_class

FOLDER = Path(str(bridge.dialects.__file__)).parent
DIALECTS = sorted(rows.dialects())


@pytest.mark.parametrize("name", DIALECTS)
def test_every_op_of_a_dialect_has_a_class_of_a_name_of_its_own(name: str) -> None:
    table = rows.table(name)
    assert table is not None
    assert sorted(op_names(name).values()) == sorted(table.names())


@pytest.mark.parametrize("name", DIALECTS)
def test_a_class_is_called_as_upstream_calls_it(name: str) -> None:
    table = rows.table(name)
    assert table is not None
    named = {
        f"{name}.{op}": line.get("class") for op, line in table.data["ops"].items()
    }
    titles = {op: title for title, op in op_names(name).items()}
    assert {op: titles[op] for op, cls in named.items() if cls} == {
        op: cls for op, cls in named.items() if cls
    }


@pytest.mark.parametrize("name", DIALECTS)
def test_what_a_package_names_is_an_attribute_of_it(name: str) -> None:
    package = dialect(name)
    assert package is not None
    module = __import__(package.package, fromlist=["DIALECT"])
    for title, op in op_names(name).items():
        assert getattr(module, title) is op_class(op)
        assert getattr(module, title).__name__ == title
    for title in node_names(name):
        assert title.isidentifier()


@pytest.mark.parametrize("name", DIALECTS)
def test_each_module_that_has_classes_of_ops_is_named_by_its_package(name: str) -> None:
    package = dialect(name)
    assert package is not None
    folder = FOLDER / package.package.rpartition(".")[2]
    having = {path.stem for path in folder.glob("*.py") if defines_ops(path)}
    assert having <= set(package.modules)


def defines_ops(path: Path) -> bool:
    """Whether a class is given the name of an op, and is no type or attribute."""
    return any(
        isinstance(node, ast.ClassDef)
        and node.name.endswith("Op")
        and any(keyword.arg == "name" for keyword in node.keywords)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    )


@pytest.mark.parametrize("name", DIALECTS)
def test_what_a_package_says_is_of_what_its_dialect_has(name: str) -> None:
    package = dialect(name)
    table = rows.table(name)
    assert package is not None
    assert table is not None
    nodes = {"#!"[kind == "types"] + word for word, kind in node_names(name).values()}
    assert package.result_names.keys() <= table.data["ops"].keys()
    assert package.summaries.keys() <= table.data["ops"].keys() | nodes


@pytest.mark.parametrize("name", DIALECTS)
def test_a_summary_is_of_a_class_that_is_not_written_by_hand(name: str) -> None:
    package = dialect(name)
    assert package is not None
    module = __import__(package.package, fromlist=["DIALECT"])
    titles = {
        op.removeprefix(f"{name}."): title for title, op in op_names(name).items()
    }
    for title, (word, section) in node_names(name).items():
        titles["#!"[section == "types"] + word] = title
    for key, summary in package.summaries.items():
        assert getattr(module, titles[key]).__doc__ == summary


def test_a_class_without_code_says_what_its_op_does() -> None:
    assert math.SinOp.__doc__ == "Sine."
    assert math.SinOp.__module__ == "bridge.dialects.math"


def test_what_a_dialect_does_not_have_is_no_attribute_of_its_package() -> None:
    for name in ("NoSuchOp", "NoSuchAttr", "anything"):
        with pytest.raises(AttributeError, match=f"no '{name}'"):
            getattr(arith, name)


def test_a_package_can_be_imported_whole() -> None:
    found: dict[str, object] = {}
    exec("from bridge.dialects.arith import *", found)
    assert found["AddIOp"] is op_class("arith.addi")
    assert "FastMathFlagsAttr" in found
