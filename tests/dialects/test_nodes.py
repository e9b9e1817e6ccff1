"""Types and attributes of dialects as objects with accessors."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bridge import parse
from bridge.dialects import arith, linalg, llvm, vector
from bridge.dialects.llvm import DIExpressionAttr, DIExpressionElemAttr
from bridge.dialects.llvm.metadata import ConstantRangeAttr
from bridge.dialects.llvm.types import (
    ArrayType,
    FunctionType,
    PointerType,
    StructType,
    TargetExtType,
    VoidType,
)
from bridge.dialects.sparse_tensor.encoding import EncodingAttr
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    Attribute,
    DistinctAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from bridge.ir.types import F32, I8, I32, I64, Type
from bridge.ods import rows
from bridge.ods.dialect import dialect as package
from bridge.ods.nodes import (
    DefinedAttr,
    DefinedType,
    definition,
    field_hints,
    node_class,
    parameter_names,
)
from bridge.text.state import Section

PACKAGES = [found for name in rows.dialects() if (found := package(name)) is not None]
MODULES = [f"{p.package}.{module}" for p in PACKAGES for module in p.nodes.values()]


def attribute(text: str) -> Attribute:
    found = parse(f"module attributes {{x.a = {text}}} {{}}").attributes["x.a"]
    assert isinstance(found, Attribute)
    return found


def type_of(text: str) -> Type:
    found = attribute(text)
    assert isinstance(found, TypeAttr)
    return found.type


def test_an_attribute_that_was_made_is_the_one_that_is_read() -> None:
    assert arith.FastMathFlagsAttr("fast") is attribute("#arith.fastmath<fast>")


def test_a_value_in_another_spelling_makes_the_same_attribute() -> None:
    made = arith.FastMathFlagsAttr("nnan,ninf")
    assert arith.FastMathFlagsAttr("ninf,nnan") is made


def test_an_attribute_has_its_enums_case_as_it_is_written() -> None:
    found = attribute("#vector.kind<minsi>")
    assert isinstance(found, vector.CombiningKindAttr)
    assert found.value == "minsi"


def test_all_flags_are_fast_and_none_is_none() -> None:
    assert len(arith.FastMathFlagsAttr("fast").flags) == 7
    assert arith.FastMathFlagsAttr("nnan,ninf").flags == {"nnan", "ninf"}
    assert arith.FastMathFlagsAttr("none").flags == frozenset()


def test_overflow_flags_come_one_by_one() -> None:
    assert arith.IntegerOverflowFlagsAttr("nsw, nuw").flags == {"nsw", "nuw"}
    assert arith.IntegerOverflowFlagsAttr("none").flags == frozenset()


def test_a_case_that_an_enum_lacks_is_refused() -> None:
    with pytest.raises(ValueError, match="to be one of: none, reassoc"):
        arith.FastMathFlagsAttr("quick")


def test_an_argument_too_many_is_refused() -> None:
    with pytest.raises(TypeError, match="takes 1 fields, 2 given"):
        arith.FastMathFlagsAttr("none", "fast")  # type: ignore[call-arg]


def test_an_argument_that_is_missing_is_named() -> None:
    with pytest.raises(TypeError, match="ArrayType needs 'num_elements'"):
        ArrayType(I32)  # type: ignore[call-arg]


def test_an_argument_of_another_name_is_refused() -> None:
    with pytest.raises(TypeError, match="'size' is no field"):
        ArrayType(I32, size=4)  # type: ignore[call-arg]


def test_what_is_made_is_checked_by_its_class_alone() -> None:
    found = attribute("#arith.overflow<none>")
    assert isinstance(found, arith.IntegerOverflowFlagsAttr)
    assert not isinstance(found, arith.FastMathFlagsAttr)


def test_the_text_of_a_node_is_made_when_it_is_printed() -> None:
    made = arith.FastMathFlagsAttr("ninf,arcp")
    with pytest.raises(AttributeError):
        _ = getattr(made, "_parts")  # noqa: B009
    assert str(made) == "#arith.fastmath<ninf,arcp>"


def test_what_is_no_value_of_a_parameter_is_refused() -> None:
    with pytest.raises(TypeError, match="'num_elements' must be int, not str"):
        ArrayType(I32, "4")  # type: ignore[arg-type]


def test_a_type_that_nests_deeply_is_printed() -> None:
    ty: Any = I32
    for _ in range(5000):
        ty = ArrayType(ty, 2)
    assert str(ty).count("2 x") == 5000


def test_copies_are_the_node_itself() -> None:
    made = StructType.literal([I32, PointerType()])
    assert copy.deepcopy(made) is made
    assert pickle.loads(pickle.dumps(made)) is made


def test_a_node_shows_what_it_is_made_with() -> None:
    made = arith.FastMathFlagsAttr("fast")
    assert repr(made) == "FastMathFlagsAttr(value='fast')"


# LLVM's types ------------------------------------------------------------------------


def test_a_literal_struct_has_members() -> None:
    found = type_of("!llvm.struct<packed (i32, ptr<3>, array<4 x i8>)>")
    assert isinstance(found, StructType)
    assert found.name is None
    assert found.packed
    assert found.body == (I32, PointerType(3), ArrayType(I8, 4))
    assert StructType.literal(found.body, packed=True) is found


def test_a_struct_with_a_name_may_hold_itself() -> None:
    found = type_of('!llvm.struct<"node", (i32, struct<"node">)>')
    assert isinstance(found, StructType)
    assert found.name == "node"
    assert found.body is not None
    inner = found.body[1]
    assert isinstance(inner, StructType)
    assert (inner.name, inner.body, inner.opaque) == ("node", None, False)
    assert StructType.identified("node", [I32, inner]) is found


def test_an_opaque_struct_has_a_name_alone() -> None:
    made = StructType(name="file", opaque=True)
    assert made is type_of('!llvm.struct<"file", opaque>')
    with pytest.raises(ValueError, match="only identified structs can be opaque"):
        StructType(opaque=True)


def test_the_address_space_of_a_pointer_is_0_where_none_is_written() -> None:
    assert PointerType(0) is type_of("!llvm.ptr")
    assert PointerType(0).address_space == 0
    assert PointerType(3) is type_of("!llvm.ptr<3>")


def test_a_function_type_of_llvm_has_a_result_and_parameters() -> None:
    made = FunctionType(VoidType(), (PointerType(), I64), var_arg=True)
    assert made is type_of("!llvm.func<void (ptr, i64, ...)>")
    assert made.params == (PointerType(), I64)
    assert FunctionType(F32, ()) is type_of("!llvm.func<f32 ()>")


def test_a_targets_type_has_types_before_numbers() -> None:
    made = TargetExtType("spirv.Image", (VoidType(),), (0, 1))
    assert made is type_of('!llvm.target<"spirv.Image", void, 0, 1>')
    assert (made.type_params, made.int_params) == ((VoidType(),), (0, 1))


# What has no class written -----------------------------------------------------------


def test_an_attribute_without_a_class_of_ours_gets_one_by_its_definition() -> None:
    found = attribute("#gpu.address_space<workgroup>")
    cls = node_class("gpu", "address_space", "attributes")
    assert type(found) is cls
    assert cls.__name__ == "AddressSpaceAttr"
    assert cls("workgroup") is found


def test_parameters_have_names_of_python_and_values_where_nothing_is_written() -> None:
    found = attribute("#llvm.loop_vectorize<disable = false, width = 4 : i64>")
    assert getattr(found, "width") is IntegerAttr(4, I64)  # noqa: B009
    assert getattr(found, "predicate_enable") is None  # noqa: B009


def test_lists_are_tuples() -> None:
    found = attribute('#llvm.target_features<["+a", "+b"]>')
    expected = (StringAttr("+a"), StringAttr("+b"))
    assert getattr(found, "features") == expected  # noqa: B009
    assert getattr(attribute("#llvm.target_features<[]>"), "features") == ()  # noqa: B009


def test_an_attribute_inside_another_is_one_of_its_class() -> None:
    found = attribute("#llvm.loop_annotation<unroll = <disable = true>>")
    inner = getattr(found, "unroll")  # noqa: B009
    assert inner is attribute("#llvm.loop_unroll<disable = true>")
    assert isinstance(inner, DefinedAttr)


def test_what_is_equal_to_itself_alone_stays_so() -> None:
    text = '#llvm.access_group<id = distinct[0]<"a">>'
    found = attribute(text)
    inner = getattr(found, "id")  # noqa: B009
    assert isinstance(inner, DistinctAttr)
    assert inner in getattr(found, "parts")  # noqa: B009


def test_an_encoding_of_sparse_tensors_is_taken_apart_and_put_together() -> None:
    found = attribute(
        "#sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), "
        "posWidth = 32 }>"
    )
    cls = node_class("sparse_tensor", "encoding", "attributes")
    assert cls is not None
    assert isinstance(found, cls)
    fields = {field: getattr(found, field) for field in cls.fields}
    assert fields["lvl_types"] == ("dense", "compressed")
    assert fields["dim_to_lvl"] == AffineMap.identity(2)
    assert fields["pos_width"] == 32
    assert cls(**fields) is found
    assert len(EncodingAttr.fields) == len(fields)


def test_a_range_of_llvm_has_bounds_of_its_type() -> None:
    made = ConstantRangeAttr(IntegerAttr(-1, I8), IntegerAttr(12, I8))
    assert made is attribute("#llvm.constant_range<i8, -1, 12>")
    assert made.lower is IntegerAttr(-1, I8)
    with pytest.raises(ValueError, match="of one type"):
        ConstantRangeAttr(IntegerAttr(0, I8), IntegerAttr(1, I32))


def test_a_debug_expression_is_made_of_steps() -> None:
    fragment = DIExpressionElemAttr("DW_OP_LLVM_fragment", (32, 16))
    made = DIExpressionAttr((fragment, DIExpressionElemAttr("DW_OP_deref")))
    text = "#llvm.di_expression<[DW_OP_LLVM_fragment(32, 16), DW_OP_deref]>"
    assert made is attribute(text)
    assert made.operations[0] is fragment


def test_the_iterators_of_linalg_are_two() -> None:
    assert linalg.IteratorTypeAttr("parallel").value == "parallel"
    with pytest.raises(ValueError, match="to be one of: parallel, reduction"):
        linalg.IteratorTypeAttr("window")


@pytest.mark.parametrize("module", MODULES)
def test_an_attribute_with_a_class_written_is_read_as_one_of_it(module: str) -> None:
    written = import_module(module)
    for cls in vars(written).values():
        if not (isinstance(cls, type) and issubclass(cls, DefinedAttr)):
            continue
        if cls.__module__ != module or not hasattr(cls, "node_name"):
            continue
        dialect, _, mnemonic = cls.node_name.partition(".")
        assert node_class(dialect, mnemonic, "attributes") is cls
        assert cls.__doc__


# What is in all dialects -------------------------------------------------------------

SAMPLES = [
    *("!smt.bv<32>", "!shape.shape", "!pdl.operation", "!wasmssa<limit[0:5]>"),
    *("!nvgpu.device.async.token", "!emitc.ptr<i32>"),
    *("!llvm.struct<(i32, ptr)>", "!mpi.comm"),
    "#arith.overflow<nsw, nuw>",
    "#gpu<dim x>",
    "#gpu.address_space<workgroup>",
    "#llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, "
    "errnoMem = none, targetMem0 = none, targetMem1 = none>",
    '#llvm.tbaa_type_desc<id = "i", members = {<#llvm.tbaa_root<id = "r">, 0>}>',
    '#llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32>',
    "#llvm.vscale_range<minRange = 1 : i32, maxRange = 8 : i32>",
    "#spirv.resource_limits<max_compute_workgroup_size = [1, 2, 3]>",
    "#nvvm<shfl_kind up>",
    "#sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>",
]


@pytest.mark.parametrize("text", SAMPLES)
def test_what_a_node_is_made_of_makes_it_again(text: str) -> None:
    node: Any = type_of(text) if text[0] == "!" else attribute(text)
    cls: Any = type(node)
    assert issubclass(cls, DefinedAttr | DefinedType)
    assert cls(**{field: getattr(node, field) for field in cls.fields}) is node


# Every definition --------------------------------------------------------------------

WRITTEN: list[tuple[str, str, Section]] = [
    (dialect, mnemonic, section)
    for dialect in rows.dialects()
    for section in ("attributes", "types")
    for mnemonic in getattr(rows.table(dialect), "data")[section]  # noqa: B009
    if dialect != "builtin"
]


def test_every_definition_whose_syntax_is_known_by_parameters_has_a_class() -> None:
    known = [key for key in WRITTEN if getattr(definition(*key), "body", None)]
    for dialect, mnemonic, section in known:
        cls = node_class(dialect, mnemonic, section)
        assert cls is not None
        listed = [field for field in getattr(cls, "fields") if field != "type"]  # noqa: B009
        assert listed == list(parameter_names(dialect, mnemonic, section))
    assert len(known) > 300


def test_an_enums_attribute_can_be_made_of_each_of_its_cases() -> None:
    made = 0
    for dialect, mnemonic, section in WRITTEN:
        body = getattr(definition(dialect, mnemonic, section), "body", None)
        table = rows.table(dialect)
        assert table is not None
        entry = table.data[section][mnemonic]
        if body is None or "enum" not in entry:
            continue
        cls = node_class(dialect, mnemonic, section)
        assert cls is not None
        for case in table.data["enums"].get(entry["enum"], {}).get("cases", ()):
            text = (case[2:] or case[:1])[0]
            assert cls(text).value == cls(cls(text).value).value
            made += 1
    assert made > 500


# Loading -----------------------------------------------------------------------------

IN_PROCESSES_OF_THEIR_OWN = """
import os, sys
from importlib import import_module

failed = []
for name in sys.argv[1:]:
    child = os.fork()
    if not child:
        import_module(name)
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        failed.append(name)
sys.exit(", ".join(failed) or 0)
"""


def test_each_module_of_a_dialect_may_be_loaded_first(root: Path) -> None:
    paths = sorted((root / "bridge" / "dialects").rglob("[a-z]*.py"))
    names = [".".join(path.relative_to(root).with_suffix("").parts) for path in paths]
    assert len(names) > 200
    done = subprocess.run(
        [sys.executable, "-c", IN_PROCESSES_OF_THEIR_OWN, *names],
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr


def test_the_types_of_fields_are_those_of_the_rows() -> None:
    assert field_hints(llvm.DILexicalBlockAttr) == {
        "scope": "DIScopeAttr",
        "file": "DIFileAttr | None",
        "line": "int",
        "column": "int",
    }
    assert field_hints(llvm.DependentLibrariesAttr) == {
        "libs": "tuple[StringAttr, ...]"
    }
    assert field_hints(vector.CombiningKindAttr) == {"value": "str"}
