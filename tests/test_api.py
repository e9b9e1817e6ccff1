"""The public functions, as a program calls them."""

from __future__ import annotations

import subprocess
import sys

import pytest

import bridge
from bridge import upstream
from bridge.ir.locations import FileLineColLoc
from tests.dialects.unmodelled import unmodelled

GENERIC = '"builtin.module"() ({\n  "t.a"() : () -> ()\n}) : () -> ()\n'
CUSTOM = """module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}
"""


def test_a_text_is_parsed_and_formatted() -> None:
    module = bridge.parse(GENERIC, allow_unregistered=True)
    assert bridge.format(module, generic=True) == GENERIC
    assert bridge.format(bridge.parse(CUSTOM)) == CUSTOM


def test_a_name_that_the_package_lacks_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'bridge' has no attribute 'pars'"):
        _ = bridge.pars


def test_what_is_not_modelled_is_told_and_left_to_upstream(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unmodelled(monkeypatch, "func.return")
    with pytest.raises(bridge.Malformed) as caught:
        bridge.parse(CUSTOM, filename="a.mlir")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.location == bridge.Position("a.mlir", 4, 5)
    assert diagnostic.message.startswith("custom op 'func.return' is not read natively")
    assert "bridge.upstream.parse" in diagnostic.message
    module = upstream.parse(CUSTOM, filename="a.mlir")
    assert module.location is FileLineColLoc.at("a.mlir", 1, 1)
    assert '\n    "func.return"(%0) : (i32) -> ()\n' in bridge.format(module)


def test_bytes_are_parsed_as_their_text() -> None:
    module = bridge.parse(b'"t.a"() {a = "\xff"} : () -> ()', allow_unregistered=True)
    assert r'"\FF"' in bridge.format(module, generic=True)


def test_what_is_parsed_is_a_module() -> None:
    module = bridge.parse('"t.a"() : () -> ()', allow_unregistered=True)
    assert module.name == "builtin.module"
    assert bridge.parse("").name == "builtin.module"
    assert bridge.parse(GENERIC, allow_unregistered=True).parent is None


def test_places_name_the_file() -> None:
    module = bridge.parse(
        '"t.a"() : () -> ()', filename="dir/a.mlir", allow_unregistered=True
    )
    assert module.location is FileLineColLoc.at("dir/a.mlir", 0, 0)
    (op,) = module.body
    assert str(op.position) == "dir/a.mlir:1:1"


@pytest.mark.parametrize("text", ["5", '"arith.constant"(', "func.func @f(", "%a ="])
def test_what_is_not_mlir_is_malformed_at_its_place(text: str) -> None:
    with pytest.raises(bridge.Malformed) as error:
        bridge.parse(text, filename="a.mlir")
    (diagnostic,) = error.value.diagnostics
    assert diagnostic.severity == "error"
    assert diagnostic.location.filename == "a.mlir"
    assert diagnostic.location.line == 1
    assert diagnostic.excerpt.startswith(text)


def test_unregistered_operations_are_refused_unless_they_are_allowed() -> None:
    with pytest.raises(bridge.Malformed, match="unregistered dialect"):
        bridge.parse(GENERIC)


def test_reading_does_not_verify_and_verifying_tells_where_it_is_wrong() -> None:
    text = '%0 = "arith.constant"() <{value = 1 : i32}> : () -> i64'
    module = bridge.parse(text, filename="a.mlir")
    with pytest.raises(bridge.Invalid) as error:
        bridge.verify(module)
    assert error.value.diagnostics[0].location == bridge.Position("a.mlir", 1, 6)
    bridge.verify(bridge.parse(CUSTOM))


def test_a_registered_dialect_takes_no_operation_that_it_lacks() -> None:
    module = bridge.parse('"arith.nothing"() : () -> ()')
    with pytest.raises(bridge.Invalid, match="unregistered operation"):
        bridge.verify(module)


def test_what_is_not_valid_is_printed_in_generic_form() -> None:
    module = bridge.parse('"func.func"() : () -> ()')
    assert bridge.format(module) == bridge.format(module, generic=True)


def test_the_forms_of_a_text() -> None:
    text = """
      #m = affine_map<(d0) -> (d0 + 1)>
      %x = "t.a"() {m = #m} : () -> i32 loc("n")
      "t.b"(%x) : (i32) -> ()"""
    module = bridge.parse(text, allow_unregistered=True)
    generic = bridge.format(module, generic=True)
    assert generic.startswith("#map = affine_map<(d0) -> (d0 + 1)>\n")
    assert "%0 = " in generic
    assert "loc" not in generic
    local = bridge.format(module, generic=True, local_scope=True)
    assert "{m = affine_map<(d0) -> (d0 + 1)>}" in local
    debug = bridge.format(module, generic=True, debuginfo=True, local_scope=True)
    assert ': () -> i32 loc("n")' in debug
    named = bridge.format(module, generic=True, source_names=True)
    assert '"t.b"(%x) : (i32) -> ()' in named


@pytest.mark.parametrize("generic", [True, False])
@pytest.mark.parametrize("debuginfo", [True, False])
@pytest.mark.parametrize("source_names", [True, False])
def test_every_form_is_read_back(
    generic: bool, debuginfo: bool, source_names: bool
) -> None:
    module = bridge.parse(CUSTOM)
    text = bridge.format(
        module, generic=generic, debuginfo=debuginfo, source_names=source_names
    )
    again = bridge.parse(text)
    assert again.same_as(module, locations=debuginfo)


def test_an_operation_prints_itself() -> None:
    module = bridge.parse(CUSTOM)
    assert str(module) == CUSTOM.rstrip()
    body = module.body.first
    assert body is not None
    assert str(body.body.first) == "%0 = arith.addi %arg0, %arg0 : i32"


def test_reading_and_printing_need_no_bindings() -> None:
    program = f"""
import sys
import bridge
module = bridge.parse({CUSTOM!r})
assert bridge.format(module) == {CUSTOM!r}
bridge.format(module, generic=True, debuginfo=True)
loaded = [name for name in sys.modules if name.startswith(("mlir", "torch_mlir"))]
assert not loaded, loaded
assert "bridge.upstream" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_old_text_is_read_by_what_is_loaded_for_it_alone() -> None:
    code = (
        "import sys, bridge\n"
        "assert 'bridge.legacy' not in sys.modules\n"
        "print(bridge.legacy.parse('func @f()').body.first.name)\n"
        "print(hasattr(bridge, 'nothing'))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout == "func.func\nFalse\n"


def test_a_single_operation_is_parsed() -> None:
    op = bridge.parse_operation("func.func @f(%a: i32) -> i32 { return %a : i32 }")
    assert op.name == "func.func"
    assert op.parent is None
    assert bridge.parse_operation("module @m {}").name == "builtin.module"
    with pytest.raises(bridge.Malformed, match="expected a single operation, found: 2"):
        bridge.parse_operation("module {}\nmodule {}")
    with pytest.raises(bridge.Malformed, match=r"a\.mlir:1:"):
        bridge.parse_operation("%0 = arith.addi %x, %x : i32", filename="a.mlir")


def test_builtin_types_and_attributes_come_from_one_import() -> None:
    from bridge.builtin import F32, AffineMap, AffineMapAttr, IntegerAttr, MemRefType

    assert MemRefType((4,), F32) is bridge.parse_type("memref<4xf32>")
    text = "affine_map<(d0, d1) -> (d0, d1)>"
    assert AffineMapAttr(AffineMap.identity(2)) is bridge.parse_attribute(text)
    assert IntegerAttr in [getattr(bridge.builtin, n) for n in bridge.builtin.__all__]
