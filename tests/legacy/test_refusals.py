"""What has no equivalent today is told so, with what took its place."""

from __future__ import annotations

import pytest

from bridge import legacy
from bridge.errors import Diagnostic, Malformed

BODY = "func @f(%v: vector<4x8xf32>, %w: vector<4x8x16xf32>, %x: index) {\n  "

GONE = {
    "vector.extract_slices": (
        "%a = vector.extract_slices %v, [2, 8], [1, 1] : vector<4x8xf32> into "
        "tuple<vector<2x8xf32>, vector<2x8xf32>>",
        "'vector.extract_strided_slice'",
    ),
    "vector.tuple": ("%a = vector.tuple %v, %v : t", "'vector.insert_strided_slice'"),
    "vector.reshape": (
        "%a = vector.reshape %w, [%x], [%x], [4] : vector<4x8x16xf32> to vector<2xf32>",
        "'vector.shape_cast'",
    ),
    "linalg.range": ("%a = linalg.range %x:%x:%x : !linalg.range", "'memref.subview'"),
    "generic linalg.slice": ('"linalg.slice"() : () -> ()', "'memref.subview'"),
    "rocdl.grid.dim.x": ("%a = rocdl.grid.dim.x : i64", "'__ockl_get_local_size'"),
    "a prefetch whose kind is a value": (
        '"llvm.intr.prefetch"(%v, %x, %x, %x) : '
        "(vector<4x8xf32>, index, index, index) -> ()",
        "takes constants",
    ),
    "constant unit": ("%a = constant unit", "'arith.constant'"),
    "constant string": ('%a = constant "a"', "'arith.constant'"),
    "opaque elements": (
        '"foo.op"() {a = opaque<"foo", "0xDEAD"> : tensor<2xi32>} : () -> ()',
        "'dense_resource<key>'",
    ),
    "type of linalg": ('"foo.op"() : () -> !linalg.range', "'memref.subview'"),
    "a loop without first values": (
        "%r = loop.parallel (%i) = (%x) to (%x) step (%x) { } : f32",
        "init (%a)",
    ),
    "sizes that are not told": (
        "%m = alloc(%x) : memref<?xf32>\n%r = linalg.reshape %m [(i, j) -> (i, j)] : "
        "memref<?xf32> into memref<?x?xf32>",
        "'expand_shape'",
    ),
}


def refusal(text: str, *, allow: bool = False) -> Diagnostic:
    """The first complaint about a text."""
    with pytest.raises(Malformed) as refused:
        legacy.parse(text, filename="old.mlir", allow_unregistered=allow)
    return refused.value.diagnostics[0]


@pytest.mark.parametrize(("text", "instead"), GONE.values(), ids=GONE)
def test_what_is_gone_says_what_took_its_place(text: str, instead: str) -> None:
    found = refusal(f"{BODY}{text}\n  return\n}}\n", allow=True)
    assert instead in found.message
    assert found.location.filename == "old.mlir"
    assert found.location.line == 2 + text.count("\n")


def test_an_unknown_op_is_refused_where_it_stands() -> None:
    found = refusal("func @f() {\n  %a = addq %b : f32\n  return\n}\n")
    assert found.message == "custom op 'addq' is unknown (tried 'func.addq' as well)"
    assert str(found.location) == "old.mlir:2:8"


def test_an_unknown_op_in_a_loop_is_not_of_an_unknown_dialect() -> None:
    found = refusal("func @f() {\n  for %i = 0 to 9 {\n    addq %i\n  }\n  return\n}\n")
    assert found.message == "custom op 'addq' is unknown"
    assert (str(found.location), found.notes) == ("old.mlir:3:5", ())


def test_what_is_left_out_has_to_be_written() -> None:
    found = refusal("// é\nfunc @f() {\n  ...\n}\n")
    assert "what it stands for has to be written out" in found.message
    assert str(found.location) == "old.mlir:3:3"


def test_unknown_dialects_are_let_through_on_demand_only() -> None:
    text = '"foo.op"() : () -> ()\n'
    assert "-allow-unregistered-dialect" in refusal(text).message
    assert legacy.parse(text, allow_unregistered=True).body.first is not None


def test_an_op_of_an_old_dialect_is_not_let_through_as_unknown() -> None:
    module = legacy.parse('"std.return"() : () -> ()\n', allow_unregistered=True)
    assert module.body.first is not None
    assert module.body.first.name == "func.return"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("%a = dim %m, 2 : memref<?x?xf32>", "'std.dim' op index is out of range"),
        ("%a = dim %m : memref<?x?xf32>", "expected ','"),
        ("%a = affine.min (d0) -> (d0, e) (%x)", "use of undeclared identifier"),
        (
            "%a = affine.min (d0, d0) -> (d0) (%x, %x)",
            "redefinition of identifier 'd0'",
        ),
        ("%a = load %m[%x] : memref<?x?xf32>", None),
        (
            "%a = alloc() : memref<2xf32, offset: 1, strides: [a]>",
            "invalid memref stride",
        ),
        (
            "%a = alloc() : memref<2xf32, offset:08xf32, strides: [1]>",
            "expected comma after offset value",
        ),
        (
            "%a = alloc() : memref<4x4xf32, strided<[4, 1]>, (d0, d1) -> (d1, d0)>",
            "only affine maps make one layout together",
        ),
        (
            '%a = "std.constant"() {value = index} : () -> i1',
            "'arith.constant' op attribute 'value' failed to satisfy constraint",
        ),
        ("%a = splat %f : f32", "invalid kind of type specified"),
        (
            "%a = vector.transfer_read %m[%x, %x] : memref<?x?xf32>",
            "custom op 'vector.transfer_read' requires two types",
        ),
        ('%a = "std.dim"() : () -> index', "'std.dim' is not as it was"),
        (
            "%a = linalg.transpose %m (i, j) -> (i, i) : memref<?x?xf32>",
            "expected a permutation map",
        ),
        (
            "%a = linalg.transpose %m (i) -> (i) : memref<?x?xf32>",
            "expected a permutation map of same rank as the view",
        ),
        (
            "linalg.copy(%m, %m) {inputPermutation = (i, j) -> (i, i)} : "
            "memref<?x?xf32>, memref<?x?xf32>",
            "expected 'inputPermutation' to be a permutation of a memref",
        ),
        (
            "%a = vector_transfer_read %m, %x {permutation_map: (d0) -> (d0)} : "
            "(memref<?x?xf32>, index) -> vector<4xf32>",
            "has an index for each dimension",
        ),
        ("affine.for %i = 0 to 1 { } {a = opaque}", "expected attribute value"),
        ("%a = vector_transfer_read {} : () -> f32", "reads a vector from a memref"),
        ("vector_transfer_write %f : f32", "writes a vector to a memref"),
        (
            "%a = nvvm.mma.sync %f, %f : (f32, f32) -> !llvm.struct<(f32)>",
            "expected operands to be 4 <halfx2>s followed by",
        ),
        (
            "%a = nvvm.shfl.sync.bfly %f, %f, %f, %f {return_value_and_is_valid} : f32",
            'expected return type !llvm<"{ ?, i1 }">',
        ),
        (
            '"llvm.func"() ({}) {sym_name = "f", type = !llvm<"void ()">, '
            "linkage = 11 : i64} : () -> ()",
            "11 is no linkage",
        ),
        ("splat %f : memref<8xf32>", "result must be vector of any type values or"),
        ("llvm.call %f() : () -> ()", "calls a 'f32', which is no pointer of LLVM"),
        ("llvm.call %p() : () -> (i32, i32)", "expected function with 0 or 1 result"),
        ("spv._module_end", "expects parent op 'spv.module'"),
        ('"module_terminator"() : () -> ()', "expects parent op 'module'"),
        ('"spv.module"() ({}) {} : () -> ()', "'spv.module' has 'addressing_model'"),
        (
            "%a = vector.transfer_read %m[%x, %x] {permutation_map: (d0, d1) -> ()} : "
            "memref<?x?xf32>, vector<4xf32>",
            "requires a permutation_map with result dims of the same rank",
        ),
        (
            "%a = subview %m[%x][][] : memref<?x?xf32> to memref<2x2xf32>",
            "'subview' has another number of offsets than dimensions",
        ),
    ],
)
def test_old_text_may_be_wrong_too(text: str, message: str | None) -> None:
    whole = (
        f"func @f(%m: memref<?x?xf32>, %x: index, %f: f32) {{\n  {text}\n  return\n}}"
    )
    if message is None:
        # Which number of indices there must be is for the verifier.
        assert legacy.parse(whole).name == "builtin.module"
        return
    found = refusal(whole)
    assert message in found.message
    assert found.location.line == 2
