"""Functions of upstream's runtime library print what they do in compiled code."""

from __future__ import annotations

import contextlib
import io
import re

import pytest

import bridge

SCALARS = [
    *[
        ("I8", "i8", "90"),
        ("I16", "i16", "-3"),
        ("I32", "i32", "7"),
        ("I64", "i64", "-9"),
    ],
    *[(kind, kind.lower(), "1.1") for kind in ("F16", "BF16", "F32", "F64")],
    ("Ind", "index", "-1"),
]
PASSES = (
    "convert-linalg-to-loops,convert-scf-to-cf,finalize-memref-to-llvm,"
    "convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,"
    "reconcile-unrealized-casts"
)
COMPLEX = [("C32", "complex<f32>"), ("C64", "complex<f64>")]


def program(kind: str, ty: str, constant: str, shape: str = "2x3") -> str:
    """Prints a memref in three ways, and compares it with itself."""
    rank = shape.count("x") + 1
    zeros = ", ".join(["%zero"] * rank)
    return f"""
      func.func private @printMemref{kind}(memref<*x{ty}>)
        attributes {{llvm.emit_c_interface}}
      func.func private @verifyMemRef{kind}(memref<*x{ty}>, memref<*x{ty}>) -> i64
        attributes {{llvm.emit_c_interface}}
      func.func @f() -> i64 {{
        %zero = arith.constant 0 : index
        {constant}
        %a = memref.alloc() : memref<{shape}x{ty}>
        %b = memref.alloc() : memref<{shape}x{ty}>
        linalg.fill ins(%x : {ty}) outs(%a : memref<{shape}x{ty}>)
        linalg.fill ins(%x : {ty}) outs(%b : memref<{shape}x{ty}>)
        memref.store %y, %b[{zeros}] : memref<{shape}x{ty}>
        %u = memref.cast %a : memref<{shape}x{ty}> to memref<*x{ty}>
        %v = memref.cast %b : memref<{shape}x{ty}> to memref<*x{ty}>
        call @printMemref{kind}(%u) : (memref<*x{ty}>) -> ()
        call @printMemref{kind}(%v) : (memref<*x{ty}>) -> ()
        %n = call @verifyMemRef{kind}(%v, %u)
          : (memref<*x{ty}>, memref<*x{ty}>) -> i64
        memref.dealloc %a : memref<{shape}x{ty}>
        memref.dealloc %b : memref<{shape}x{ty}>
        return %n : i64
      }}
    """


def interpreted(text: str) -> tuple[object, str, str]:
    """What `@f` gives, and what it writes; addresses are `X`."""
    with (
        contextlib.redirect_stdout(io.StringIO()) as out,
        contextlib.redirect_stderr(io.StringIO()) as err,
    ):
        found = bridge.interpret(bridge.parse(text), "f")
    texts = [re.sub("0x[0-9a-f]+", "X", one.getvalue()) for one in (out, err)]
    return found[0] if found else None, texts[0], texts[1]


def compiled(text: str) -> tuple[object, str, str]:
    """The same by compiled code."""
    with contextlib.redirect_stderr(io.StringIO()) as err:
        module = bridge.compile(bridge.parse(text), opt_level=1)
        module.stdout = out = io.StringIO()
        found = module["f"]()
    texts = [re.sub("0x[0-9a-f]+", "X", one.getvalue()) for one in (out, err)]
    return found, texts[0], texts[1]


@pytest.mark.parametrize(("kind", "ty", "value"), SCALARS)
@pytest.mark.parametrize("shape", ["4", "2x3", "3x1x2"])
def test_memrefs_are_printed_and_compared_as_the_library_does(
    kind: str, ty: str, value: str, shape: str
) -> None:
    zero = "0" if "." not in value else "0.0"
    text = program(
        kind,
        ty,
        f"%x = arith.constant {value} : {ty} %y = arith.constant {zero} : {ty}",
        shape,
    )
    found, out, err = interpreted(text)
    assert (found, out, err) == compiled(text)
    assert found == 1
    assert " != " in err
    assert "Unranked Memref base@ = X rank" in out


@pytest.mark.parametrize(("kind", "ty"), COMPLEX)
def test_complex_numbers_are_printed_as_the_library_does(kind: str, ty: str) -> None:
    part = ty[8:-1]
    text = program(
        kind,
        ty,
        f"%x = complex.constant [1.5 : {part}, -0.0 : {part}] : {ty}"
        f" %y = complex.constant [0.1 : {part}, 2.0 : {part}] : {ty}",
    )
    assert interpreted(text) == compiled(text)


def test_views_are_printed_with_their_offsets_and_strides() -> None:
    text = """
      func.func private @printMemrefF32(memref<*xf32>)
        attributes {llvm.emit_c_interface}
      func.func private @printMemrefShapeF32(memref<*xf32>)
        attributes {llvm.emit_c_interface}
      func.func private @verifyMemRefF32(memref<*xf32>, memref<*xf32>) -> i64
        attributes {llvm.emit_c_interface}
      func.func @f() -> i64 {
        %x = arith.constant 0.5 : f32
        %a = memref.alloc() : memref<4x6xf32>
        linalg.fill ins(%x : f32) outs(%a : memref<4x6xf32>)
        %s = memref.subview %a[1, 2] [2, 2] [2, 3]
          : memref<4x6xf32> to memref<2x2xf32, strided<[12, 3], offset: 8>>
        %u = memref.cast %s
          : memref<2x2xf32, strided<[12, 3], offset: 8>> to memref<*xf32>
        %v = memref.cast %a : memref<4x6xf32> to memref<*xf32>
        call @printMemrefF32(%u) : (memref<*xf32>) -> ()
        call @printMemrefShapeF32(%u) : (memref<*xf32>) -> ()
        %n = call @verifyMemRefF32(%u, %v) : (memref<*xf32>, memref<*xf32>) -> i64
        memref.dealloc %a : memref<4x6xf32>
        return %n : i64
      }
    """
    found, out, err = interpreted(text)
    assert (found, out, err) == compiled(text)
    assert found == -1
    assert "offset = 8 sizes = [2, 2] strides = [12, 3]" in out


def test_a_tensor_is_printed_as_the_memory_it_would_be_in() -> None:
    _, out, _ = interpreted("""
      func.func private @printMemrefI32(tensor<*xi32>)
      func.func @f() {
        %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
        %u = tensor.cast %t : tensor<2x2xi32> to tensor<*xi32>
        call @printMemrefI32(%u) : (tensor<*xi32>) -> ()
        return
      }
    """)
    assert out.endswith("data = \n[[1,   2], \n [3,   4]]\n")


def test_what_was_not_written_is_not_printed() -> None:
    text = """
      func.func private @printMemref1dF32(memref<2xf32>)
      func.func @f() {
        %a = memref.alloc() : memref<2xf32>
        call @printMemref1dF32(%a) : (memref<2xf32>) -> ()
        return
      }
    """
    with pytest.raises(bridge.Trap, match="that was not written"):
        bridge.interpret(bridge.parse(text), "f")


@pytest.mark.parametrize(
    ("name", "type", "said"),
    [
        ("nowhere", "() -> ()", "there is no function @nowhere"),
        ("printI64", "() -> ()", "@printI64 of the library does not take 0 values"),
    ],
)
def test_what_no_library_has_is_refused(name: str, type: str, said: str) -> None:
    text = f"""
      func.func private @{name}{type.replace(" -> ()", "")}
      func.func @f() {{
        call @{name}() : {type}
        return
      }}
    """
    with pytest.raises(bridge.Unsupported, match=said):
        bridge.interpret(bridge.parse(text), "f")


def test_lowered_programs_call_the_library_by_pointers() -> None:
    """Each stage of a pipeline prints the same."""
    text = program(
        "F32",
        "f32",
        "%x = arith.constant 0.1 : f32 %y = arith.constant 0.2 : f32",
    )
    module = bridge.parse(text)
    bridge.run_passes(module, f"builtin.module({PASSES})")
    assert interpreted(str(module)) == interpreted(text)


def test_simple_functions_of_the_library() -> None:
    _, out, err = interpreted("""
      func.func private @printU64(index)
      func.func private @printComma()
      func.func private @printF32(f32)
      func.func private @printNewline()
      func.func private @printFlops(f64)
      func.func private @rtclock() -> f64
      func.func private @logbf(f32) -> f32
      func.func @f() {
        %a = arith.constant -1 : index
        %b = arith.constant -420.0 : f32
        %c = arith.constant 3.0e9 : f64
        call @printU64(%a) : (index) -> ()
        call @printComma() : () -> ()
        %d = call @logbf(%b) : (f32) -> f32
        call @printF32(%d) : (f32) -> ()
        call @printNewline() : () -> ()
        %t = call @rtclock() : () -> f64
        call @printFlops(%c) : (f64) -> ()
        return
      }
    """)
    assert out == "18446744073709551615, 8\n"
    assert err == "3.000000 GFLOPS\n"


@pytest.mark.parametrize(
    ("function", "constant", "printed"),
    [
        ("puts", '"hi\\00"', "hi\n"),
        ("printString", '"hi\\00there"', "hi"),
    ],
)
def test_strings_end_at_a_zero(function: str, constant: str, printed: str) -> None:
    size = len(constant.replace("\\00", "0")) - 2
    result, name = ("i32", "%r = ") if function == "puts" else ("()", "")
    text = f"""
      llvm.mlir.global internal constant @s({constant}) : !llvm.array<{size} x i8>
      llvm.func @{function}(!llvm.ptr){" -> i32" if name else ""}
      llvm.func @f() -> i64 {{
        %p = llvm.mlir.addressof @s : !llvm.ptr
        %n = llvm.mlir.constant(1 : i64) : i64
        {name}llvm.call @{function}(%p) : (!llvm.ptr) -> {result}
        llvm.return %n : i64
      }}
    """
    found, out, _ = interpreted(text)
    assert (found, out) == (1, printed)


@pytest.mark.parametrize(
    ("function", "bits"), [("printF16", 0x3E00), ("printBF16", 0x3FC0)]
)
def test_halves_are_printed_from_their_bits(function: str, bits: int) -> None:
    _, out, _ = interpreted(f"""
      llvm.func @{function}(i16)
      llvm.func @f() {{
        %b = llvm.mlir.constant({bits} : i16) : i16
        llvm.call @{function}(%b) : (i16) -> ()
        llvm.return
      }}
    """)
    assert out == "1.5"
