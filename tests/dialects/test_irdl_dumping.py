"""What irdl says of dialects in Python: text that both tools of upstream's take."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

import bridge
from bridge import define, irdl
from bridge.define import (
    DefinedAttr,
    DefinedType,
    Op,
    Region,
    Regions,
    Value,
    Values,
    all_match,
    attribute,
    constraint,
    operand,
    operands,
    optional_attribute,
    optional_operand,
    region,
    regions,
    result,
    results,
)
from bridge.ir.attributes import Attribute, IntegerAttr, StringAttr
from bridge.ir.types import F32, F64, FloatType, Type, VectorType

small = constraint("a small number", lambda attr: attr.value < 9, "I64Attr")


def define_all() -> None:
    """Each kind of field, and of what it may hold."""

    class PairType(DefinedType, name="said.pair"):
        """A pair."""

        first: Type
        count: int

    class WordAttr(DefinedAttr, name="said.word"):
        """A word."""

        value: Literal["one", "two"]

    class BareType(DefinedType, name="said.bare"):
        """Nothing."""

    class AllOp(Op, name="said.all"):
        """Has all kinds of values."""

        exact: Value = operand(F32)
        several: Value = operand((F32, F64, VectorType))
        ours: Value | None = optional_operand(PairType)
        the__vectors: Values = operands(VectorType)
        floating: Value = operand((PairType, FloatType))
        size: IntegerAttr = attribute(small)
        word: WordAttr = attribute(WordAttr)
        label: StringAttr = attribute(StringAttr, default="x")
        perhaps: Attribute | None = optional_attribute()
        made: Value = result("F32")
        others: Values = results()

    class SameOp(Op, name="said.same", traits=(all_match("lhs", "out"),)):
        """Has values of one type."""

        lhs: Value = operand()
        rhs: Value = operand()
        out: Value = result()

    class BodiesOp(Op, name="said.bodies"):
        """Has regions."""

        first: Region = region(blocks=1)
        second: Region = region()


@pytest.fixture(autouse=True)
def defined() -> Iterator[None]:
    define_all()
    yield
    define.forget("said")


SAID = """\
module {
  irdl.dialect @said {
    irdl.type @pair {
      %0 = irdl.any
      %1 = irdl.any
      irdl.parameters(first: %0, count: %1)
    }
    irdl.type @bare
    irdl.attribute @word {
      %0 = irdl.any
      irdl.parameters(value: %0)
    }
    irdl.operation @all {
      %0 = irdl.is f32
      %1 = irdl.is f32
      %2 = irdl.is f64
      %3 = irdl.base "!builtin.vector"
      %4 = irdl.any_of(%1, %2, %3)
      %5 = irdl.base @said::@pair
      %6 = irdl.base "!builtin.vector"
      %7 = irdl.any
      irdl.operands(exact: %0, several: %4, ours: optional %5, the_vectors: variadic %6,
        floating: %7)
      %8 = irdl.is f32
      %9 = irdl.any
      irdl.results(made: %8, others: variadic %9)
      %10 = irdl.base "#builtin.integer"
      %11 = irdl.base @said::@word
      irdl.attributes {"size" = %10, "word" = %11}
    }
    irdl.operation @same {
      %0 = irdl.any
      %1 = irdl.any
      irdl.operands(lhs: %0, rhs: %1)
      irdl.results(out: %0)
    }
    irdl.operation @bodies {
      %0 = irdl.region with size 1
      %1 = irdl.region
      irdl.regions(first: %0, second: %1)
    }
  }
}
"""


def test_each_field_is_said_as_far_as_irdl_can() -> None:
    found = irdl.dump("said")
    bridge.verify(found)
    assert bridge.format(found) == bridge.format(bridge.parse(SAID))


def test_what_was_loaded_from_irdl_is_written_as_it_was() -> None:
    text = SAID.replace("@said", "@heard")
    irdl.load(bridge.parse(text))
    try:
        assert str(irdl.dump("heard")) == str(bridge.parse(text))
    finally:
        define.forget("heard")


def test_mlir_opt_loads_it_and_takes_what_it_defines(tmp_path: Path) -> None:
    if shutil.which("mlir-opt-22") is None:
        pytest.skip("mlir-opt-22 is not installed")
    definitions = tmp_path / "said.irdl.mlir"
    definitions.write_text(str(irdl.dump("said")))
    program = tmp_path / "program.mlir"

    def run(text: str) -> subprocess.CompletedProcess[str]:
        program.write_text(text)
        command = ["mlir-opt-22", f"--irdl-file={definitions}", str(program)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    head = "func.func @f(%a: !said.pair<f32, 2 : i64>, %b: f32) {\n"
    good = f'{head}%0 = "said.same"(%a, %b) : (!said.pair<f32, 2 : i64>, f32)'
    taken = run(f"{good} -> !said.pair<f32, 2 : i64>\nreturn }}")
    assert taken.returncode == 0, taken.stderr
    refused = run(f"{good} -> f32\nreturn }}")
    assert "expected '!said.pair<f32, 2 : i64>' but got 'f32'" in refused.stderr


def test_what_irdl_has_no_words_for_is_an_error() -> None:
    class ManyOp(Op, name="quiet.many"):
        """Has any regions."""

        all: Regions = regions()

    with pytest.raises(bridge.Unsupported, match=r"quiet\.many has any regions"):
        irdl.dump("quiet")
    define.forget("quiet")

    class LoudOp(Op, name="quiet.Loud"):
        """Has a name with a capital letter."""

    with pytest.raises(bridge.Unsupported, match=r"lowercase letters.*quiet\.Loud"):
        irdl.dump("quiet")
    define.forget("quiet")


@pytest.mark.parametrize("name", ["arith", "nowhere"])
def test_only_dialects_in_python_are_written(name: str) -> None:
    with pytest.raises(ValueError, match=f"no dialect in Python is called '{name}'"):
        irdl.dump(name)
