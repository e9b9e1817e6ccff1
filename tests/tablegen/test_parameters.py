"""Parameters of definitions: C++ that parses, prints and makes them, in our words."""

from __future__ import annotations

from typing import Any

import pytest

from bridge.tablegen.cpp_text import Unrecognised
from bridge.tablegen.parameters import default_text, recognise_parameter
from tests.tablegen.recognising import CLASSES


@pytest.mark.parametrize(
    ("cpp", "written", "text"),
    [
        ("int", "128", "128"),
        ("bool", "false", "false"),
        ("bool", "bool()", "false"),
        ("unsigned", "unsigned()", "0"),
        ("uint32_t", "kOptionalSpecValue", "4294967295"),
        ("ArrayRef<Type>", "::llvm::SmallVector<mlir::Type>()", ""),
        ("ArrayAttr", "nullptr", ""),
        ("ArrayAttr", "ArrayAttr()", ""),
        (
            "ArrayAttr",
            "$_builder.getI32ArrayAttr({1, 2})",
            "[1 : i32, 2 : i32]",
        ),
        ("BoolAttr", "BoolAttr::get($_ctxt, true)", "true"),
        (
            "IntegerAttr",
            "IntegerAttr::get(IntegerType::get($_ctxt, 64), 1)",
            "1 : i64",
        ),
        ("StringRef", '"sm_50"', '"sm_50"'),
        ("CompilationTarget", "CompilationTarget::Fatbin", "fatbin"),
        (
            "MemorySpaceAttr",
            "MemorySpaceAttr::get($_ctxt, xegpu::MemorySpace::Global)",
            "global",
        ),
    ],
)
def test_a_default_is_as_mlir_writes_it(cpp: str, written: str, text: str) -> None:
    dialect = "xegpu" if cpp == "MemorySpaceAttr" else "gpu"
    assert default_text(written, cpp, CLASSES, dialect) == text


def test_a_default_without_a_meaning_is_an_error() -> None:
    with pytest.raises(Unrecognised, match="whatever"):
        default_text("whatever(3)", "int", CLASSES, "gpu")


@pytest.mark.parametrize(
    ("facts", "found"),
    [
        ({"printer": "$_printer.printString($_self);"}, [{"quoted": True}]),
        (
            {"parser": "auto x = ::mlir::gpu::symbolizeMappingId(keyword);"},
            [{"words": "gpu.MappingIdEnum"}],
        ),
        (
            {"parser": 'llvm::dwarf::getTag(name); << "invalid tag name: "'},
            [{"dwarf": ["Tag", "invalid tag name: "]}],
        ),
        ({"parser": "if ($_parser.parseLBrace()) return"}, [{"braced": True}]),
        ({"in brackets": True}, [{"in brackets": True}]),
        ({"default": "nullptr", "compared": "a == b"}, [{"optional": True}]),
        ({"compared": "a == b"}, []),
    ],
)
def test_a_syntax_is_named(facts: dict[str, Any], found: list[Any]) -> None:
    line = ["name", "::llvm::ArrayRef<X>", facts]
    recognise_parameter(line, CLASSES, "gpu")
    assert line[2:] == found


def test_a_parser_without_a_meaning_is_an_error() -> None:
    with pytest.raises(Unrecognised, match="parseWhatever"):
        recognise_parameter(
            ["name", "X", {"parser": "parseWhatever()"}], CLASSES, "gpu"
        )
