"""The examples of the four documents: read, and equal to their form of today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from torch_mlir import ir

import bridge
from bridge import legacy

NAMES = (
    "A01_alias_map2to3",
    "A02_alloc_map2to3",
    "A03_alloc_map42_named_inline",
    "A04_set42_if",
    "A05_affine_apply",
    "A06_simple_example",
    "A07_reduced_domain",
    "A08_terminator",
    "A09_bounds_explicit",
    "A10_map_forms",
    "I1_dma",
    "I2_constraints",
    "R1_pad_edges",
    "R2_serial_sum",
    "R3_sum",
    "R4_conv_2d",
    "V1_transfer_read_pad",
    "V2_transfer_read_bcast",
    "V3_transfer_read_4d",
    "V4_notional_lowering",
    "V5_notional_broadcast",
    "V6_transfer_write",
    "V7_type_cast",
)


@pytest.fixture(scope="session")
def cases(corpus: Path) -> Path:
    """The folder of the examples, read-only."""
    return corpus.parent / "seeds" / "cases"


def text(cases: Path, name: str, form: str) -> str:
    return (cases / f"{name}.{form}.mlir").read_text("utf-8")


def generic(module: bridge.Operation) -> str:
    return bridge.format(module, generic=True)


def test_there_are_no_other_examples(cases: Path) -> None:
    found = sorted(path.name for path in cases.glob("*.legacy.mlir"))
    assert found == [f"{name}.legacy.mlir" for name in NAMES]


@pytest.mark.parametrize("name", NAMES)
def test_an_example_is_what_its_form_of_today_is(cases: Path, name: str) -> None:
    module = legacy.parse(text(cases, name, "legacy"), filename=name)
    assert generic(module) == generic(bridge.parse(text(cases, name, "modern")))


@pytest.mark.parametrize("name", NAMES)
def test_the_reference_accepts_an_upgraded_example(cases: Path, name: str) -> None:
    found = legacy.upgrade(text(cases, name, "legacy"), filename=name)
    context = ir.Context()
    assert ir.Module.parse(found.text, context).operation.verify()
    assert ir.Module.parse(bridge.format(found.module), context).operation.verify()
    assert generic(bridge.parse(found.text)) == generic(found.module)


@pytest.mark.parametrize("name", NAMES)
def test_an_upgraded_example_is_left_alone(cases: Path, name: str) -> None:
    today = legacy.upgrade(text(cases, name, "legacy")).text
    assert legacy.upgrade(today).text == today


@pytest.mark.parametrize("name", NAMES)
def test_an_example_of_today_is_left_alone(cases: Path, name: str) -> None:
    today = text(cases, name, "modern")
    found = legacy.upgrade(today)
    assert found.text == today
    assert not found.kinds


@pytest.mark.parametrize("form", ["legacy", "modern"])
@pytest.mark.parametrize("name", NAMES)
def test_an_example_has_run_lines(
    cases: Path, root: Path, name: str, form: str
) -> None:
    """What is declared there only is defined in the case."""
    folder = name.lower().replace("_", "-")
    found = (root / "conformance" / "seeds" / folder / form / "run.mlir").read_text()
    lines = [
        line
        for line in text(cases, name, form).splitlines()
        if re.match(r"func.*@(F|S)\d", line) is None
    ]
    assert "\n".join(lines) in found
    assert re.search("// (run|trap): @", found)
