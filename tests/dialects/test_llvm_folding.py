"""What LLVM's instructions fold to: upstream's folds, where these are right."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge.passes.canonicalize import Canonicalize
from tests.passes.suites import differences
from tests.passes.test_native import both

PAIR = "!llvm.struct<(i32, i32)>"
ROW = "!llvm.array<2 x i32>"
ROWS = "!llvm.array<2 x array<2 x i32>>"
ONE = "!llvm.array<1 x struct<(i32, i32)>>"
HERE = "!llvm.ptr"
ARGUMENTS = f"%i: i32, %p: {HERE}, %r: {ROW}, %g: {ROWS}, %v: vector<1xi32>"


def program(body: str, result: str) -> str:
    lines = body.replace("; ", "\n")
    return f"""llvm.mlir.global external @g() : i32
    llvm.func @f({ARGUMENTS}) -> {result} {{
      {lines}
      llvm.return %0 : {result}
    }}"""


def returned(module: bridge.Operation) -> str:
    """The op whose value is returned; nothing where that is an argument."""
    found = [op for op in module.walk() if op.name == "llvm.return"]
    made = found[0].operands[0].defining_op
    return "" if made is None else str(made).partition(" = ")[2].strip()


@pytest.mark.parametrize(
    ("body", "result", "becomes"),
    [
        ('%0 = llvm.icmp "eq" %i, %i : i32', "i1", "llvm.mlir.constant(true) : i1"),
        ('%0 = llvm.icmp "ne" %p, %p : !llvm.ptr', "i1", "llvm.mlir.constant(false)"),
        ('%0 = llvm.icmp "ule" %i, %i : i32', "i1", 'llvm.icmp "ule"'),
        (
            '%0 = llvm.icmp "ne" %v, %v : vector<1xi32>',
            "vector<1xi1>",
            "llvm.mlir.constant(dense<false>",
        ),
        (
            "%z = llvm.mlir.zero : !llvm.ptr; "
            "%a = llvm.alloca %i x i8 : (i32) -> !llvm.ptr; "
            '%0 = llvm.icmp "eq" %z, %a : !llvm.ptr',
            "i1",
            "llvm.mlir.constant(false)",
        ),
        (
            "%a = llvm.mlir.addressof @g : !llvm.ptr; "
            "%b = llvm.mlir.addressof @g : !llvm.ptr; "
            '%0 = llvm.icmp "eq" %a, %b : !llvm.ptr',
            "i1",
            "llvm.mlir.constant(true)",
        ),
        (
            "%a = llvm.mlir.constant(5 : i32) : i32; %b = llvm.mlir.zero : i32; "
            "%0 = llvm.or %a, %b : i32",
            "i32",
            "llvm.mlir.constant(5 : i32)",
        ),
        (
            "%a = llvm.mlir.constant(3 : i32) : i32; "
            "%b = llvm.mlir.constant(31 : i32) : i32; %0 = llvm.shl %a, %b : i32",
            "i32",
            "llvm.mlir.constant(-2147483648 : i32)",
        ),
        (
            "%b = llvm.mlir.constant(32 : i32) : i32; %0 = llvm.shl %b, %b : i32",
            "i32",
            "llvm.shl",
        ),
        (
            "%a = llvm.mlir.constant(-1 : i32) : i32; %0 = llvm.zext %a : i32 to i64",
            "i64",
            "llvm.mlir.constant(4294967295 : i64)",
        ),
        ("%0 = llvm.shufflevector %v, %v [0] : vector<1xi32>", "vector<1xi32>", ""),
        (
            "%0 = llvm.shufflevector %v, %v [1] : vector<1xi32>",
            "vector<1xi32>",
            "llvm.shufflevector",
        ),
        (
            "%a = llvm.bitcast %i : i32 to f32; %0 = llvm.bitcast %a : f32 to i32",
            "i32",
            "",
        ),
        (
            "%a = llvm.bitcast %i : i32 to f32; "
            "%0 = llvm.bitcast %a : f32 to vector<2xi16>",
            "vector<2xi16>",
            "llvm.bitcast %arg0 : i32 to vector<2xi16>",
        ),
        (
            "%a = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>; "
            "%0 = llvm.addrspacecast %a : !llvm.ptr<1> to !llvm.ptr<2>",
            "!llvm.ptr<2>",
            "llvm.addrspacecast %arg1 : !llvm.ptr to !llvm.ptr<2>",
        ),
        ("%0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32", HERE, ""),
        (
            "%a = llvm.mlir.constant(1 : i64) : i64; "
            f"%0 = llvm.getelementptr %p[%i, %a] : ({HERE}, i32, i64) -> {HERE}, {ROW}",
            HERE,
            "llvm.getelementptr %arg1[%arg0, 1]",
        ),
        (
            "%a = llvm.mlir.constant(-268435457 : i64) : i64; "
            "%0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i64) -> !llvm.ptr, i32",
            HERE,
            "llvm.getelementptr %arg1[%",
        ),
        (
            f"%a = llvm.insertvalue %i, %r[1] : {ROW}; "
            f"%0 = llvm.extractvalue %a[1] : {ROW}",
            "i32",
            "",
        ),
        (
            f"%a = llvm.insertvalue %i, %r[1] : {ROW}; "
            f"%0 = llvm.extractvalue %a[0] : {ROW}",
            "i32",
            "llvm.extractvalue %arg2[0]",
        ),
        (
            f"%a = llvm.insertvalue %i, %g[0, 1] : {ROWS}; "
            f"%b = llvm.insertvalue %r, %a[0] : {ROWS}; "
            f"%0 = llvm.extractvalue %b[0, 1] : {ROWS}",
            "i32",
            "llvm.extractvalue %arg2[1]",
        ),
        (
            f"%a = llvm.insertvalue %i, %g[0, 1] : {ROWS}; "
            f"%b = llvm.insertvalue %i, %a[1, 1] : {ROWS}; "
            f"%0 = llvm.extractvalue %b[0] : {ROWS}",
            ROW,
            "llvm.extractvalue %0[0]",
        ),
        (
            f"%a = llvm.extractvalue %g[1] : {ROWS}; "
            f"%0 = llvm.extractvalue %a[0] : {ROW}",
            "i32",
            "llvm.extractvalue %arg3[1, 0]",
        ),
        (
            f"%a = llvm.mlir.constant([1 : i32, 2 : i32]) : {PAIR}; "
            f"%0 = llvm.extractvalue %a[1] : {PAIR}",
            "i32",
            "llvm.mlir.constant(2 : i32)",
        ),
        (
            f"%a = llvm.mlir.constant(dense<(3, 4)> : tensor<1xcomplex<i32>>) : {ONE}; "
            f"%0 = llvm.extractvalue %a[0, 1] : {ONE}",
            "i32",
            "llvm.mlir.constant(4 : i32)",
        ),
        (
            f"%a = llvm.mlir.constant(dense<[7, 8]> : tensor<2xi32>) : {ROW}; "
            f"%0 = llvm.extractvalue %a[1] : {ROW}",
            "i32",
            "llvm.mlir.constant(8 : i32)",
        ),
        (
            f"%a = llvm.mlir.constant(dense<[7, 8]> : tensor<2xi64>) : {ROW}; "
            f"%0 = llvm.extractvalue %a[1] : {ROW}",
            "i32",
            "llvm.extractvalue",
        ),
        (
            f"%a = llvm.mlir.constant(sparse<[1], [9]> : tensor<2xi32>) : {ROW}; "
            f"%0 = llvm.extractvalue %a[0] : {ROW}",
            "i32",
            "llvm.mlir.constant(0 : i32)",
        ),
        (
            f"%a = llvm.mlir.zero : {PAIR}; %0 = llvm.extractvalue %a[1] : {PAIR}",
            "i32",
            "llvm.mlir.zero : i32",
        ),
        (
            f"%a = llvm.mlir.undef : {ROWS}; %0 = llvm.extractvalue %a[1] : {ROWS}",
            ROW,
            f"llvm.mlir.undef : {ROW}",
        ),
        (
            f"%a = llvm.mlir.poison : {ROWS}; %0 = llvm.extractvalue %a[1, 0] : {ROWS}",
            "i32",
            "llvm.mlir.poison : i32",
        ),
    ],
)
def test_an_instruction_becomes_what_upstream_makes(
    body: str, result: str, becomes: str
) -> None:
    ours, theirs = both("canonicalize", program(body, result))
    assert returned(ours).startswith(becomes)
    assert bool(returned(ours)) == bool(becomes)
    assert str(ours) == str(theirs)


@pytest.mark.parametrize(
    ("body", "result", "becomes"),
    [
        (
            # The private memory of AMD's processors begins at address zero.
            "%z = llvm.mlir.zero : !llvm.ptr<5>; "
            "%a = llvm.alloca %i x i8 : (i32) -> !llvm.ptr<5>; "
            '%0 = llvm.icmp "eq" %a, %z : !llvm.ptr<5>',
            "i1",
            'llvm.icmp "eq"',
        ),
        (
            # A scalable vector has more lanes, which all become the first.
            "%a = llvm.mlir.zero : vector<[1]xi32>; "
            "%0 = llvm.shufflevector %a, %a [0] : vector<[1]xi32>",
            "vector<[1]xi32>",
            "llvm.shufflevector",
        ),
        (
            # The number is -1 of 32 bits, whose upper half is zero in 64.
            "%a = llvm.mlir.constant(-1 : i8) : i32; %0 = llvm.zext %a : i32 to i64",
            "i64",
            "llvm.mlir.constant(4294967295 : i64)",
        ),
        (
            "%a = llvm.mlir.constant(255 : i16) : i8; "
            "%0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i8) -> !llvm.ptr, i8",
            HERE,
            "llvm.getelementptr %arg1[-1]",
        ),
    ],
)
def test_what_is_wrong_upstream_is_right_here(
    body: str, result: str, becomes: str
) -> None:
    ours, theirs = both("canonicalize", program(body, result))
    assert returned(ours).startswith(becomes)
    assert not returned(theirs).startswith(becomes)


def test_a_zero_without_one_is_not_made() -> None:
    target = '!llvm.target<"aarch64.svcount">'
    text = f"""llvm.func @f() -> {target} {{
      %0 = llvm.mlir.zero : !llvm.struct<({target})>
      %1 = llvm.extractvalue %0[0] : !llvm.struct<({target})>
      llvm.return %1 : {target}
    }}"""
    module = bridge.parse(text)
    bridge.run_passes(module, "canonicalize", engine="native")
    assert "llvm.extractvalue" in str(module)


def test_a_member_of_a_resource_is_left() -> None:
    # Upstream asks the resource for its elements, and never ends.
    module = bridge.parse(
        f"""llvm.func @f() -> i32 {{
          %a = llvm.mlir.constant(dense_resource<r> : tensor<2xi32>) : {ROW}
          %0 = llvm.extractvalue %a[1] : {ROW}
          llvm.return %0 : i32
        }}
        {{-# dialect_resources: {{ builtin: {{ r: "0x04000000070000000800" }} }} #-}}"""
    )
    bridge.run_passes(module, "canonicalize", engine="native")
    assert returned(module).startswith("llvm.extractvalue")


@pytest.mark.parametrize(
    "constant",
    [
        '("ab") : !llvm.array<2 x i8>',
        "([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>",
        "(sparse<[1], [9]> : tensor<2xi32>) : !llvm.array<2 x i32>",
    ],
)
def test_what_uses_any_constant_is_known(constant: str) -> None:
    ty = constant.rpartition(" : ")[2]
    module = bridge.parse(
        f"""llvm.func @f() -> {ty} {{
          %0 = llvm.mlir.constant{constant}
          llvm.return %0 : {ty}
        }}"""
    )
    assert Canonicalize().knows(module)


@pytest.mark.parametrize(
    "text",
    [
        "%0 = llvm.mlir.zero : i32; %1 = llvm.mlir.constant(0 : i32) : i32",
        "%0 = llvm.mlir.undef : i32; %1 = llvm.mlir.undef : i32",
        "%0 = llvm.mlir.addressof @g : !llvm.ptr; "
        "%1 = llvm.mlir.addressof @g : !llvm.ptr",
        "%0 = llvm.dso_local_equivalent @h : !llvm.ptr; "
        "%1 = llvm.dso_local_equivalent @h : !llvm.ptr",
    ],
)
def test_equal_constants_become_one(text: str) -> None:
    first, second = text.split("; ")
    ty = first.rpartition(" : ")[2]
    ours, theirs = both(
        "canonicalize",
        f"""llvm.mlir.global external @g() : i32
        llvm.func @h()
        llvm.func @use({ty}, {ty})
        llvm.func @f() {{
          {first}
          {second}
          llvm.call @use(%0, %1) : ({ty}, {ty}) -> ()
          llvm.return
        }}""",
    )
    (call,) = [op for op in ours.walk() if op.name == "llvm.call"]
    assert call.operands[0] is call.operands[1]
    assert str(ours) == str(theirs)


@pytest.mark.parametrize("file", ["LLVMIR/canonicalize", "LLVMIR/sroa", "LLVMIR/cse"])
def test_files_become_what_upstream_makes(file: str, corpus: Path) -> None:
    path = corpus / "upstream-22" / "Dialect" / f"{file}.mlir"
    assert not path.exists() or not differences("canonicalize", path)


def test_sccp_takes_constants_of_llvm_along() -> None:
    ours, theirs = both(
        "sccp",
        """llvm.func @f(%c: i1) -> i32 {
          %a = llvm.mlir.constant(3 : i32) : i32
          %b = llvm.mlir.constant(4 : i32) : i32
          %0 = llvm.or %a, %b : i32
          llvm.cond_br %c, ^one(%0 : i32), ^other(%0 : i32)
        ^one(%1: i32):
          llvm.return %1 : i32
        ^other(%2: i32):
          llvm.return %2 : i32
        }""",
    )
    assert str(ours) == str(theirs)
    assert "llvm.or" not in str(ours)


numbers = st.integers(-(2**31), 2**31 - 1)


@st.composite
def chains(draw: st.DrawFn) -> str:
    """Instructions on numbers of 32 bits, of two arguments and of constants."""
    values = ["%x", "%y"]
    lines = []
    for at in range(draw(st.integers(1, 12))):
        a, b = draw(st.sampled_from(values)), draw(st.sampled_from(values))
        where, there = draw(st.integers(0, 1)), draw(st.integers(0, 1))
        number = draw(st.one_of(numbers, st.integers(0, 40)))
        form = draw(st.sampled_from(FORMS))
        lines.append(
            form.replace("ROWS", ROWS).format(
                at=at, a=a, b=b, n=number, w=where, t=there
            )
        )
        values.append(f"%{at}")
    return f"""llvm.func @f(%x: i32, %y: i32) -> i32 {{
      {"".join(lines)}
      llvm.return {values[-1]} : i32
    }}"""


FORMS = [
    "%{at} = llvm.mlir.constant({n} : i32) : i32\n",
    "%{at} = llvm.mlir.constant({w} : i8) : i32\n",
    "%{at} = llvm.mlir.zero : i32\n",
    *(f"%{{at}} = llvm.{op} {{a}}, {{b}} : i32\n" for op in ("or", "shl", "add")),
    '%c{at} = llvm.icmp "eq" {a}, {b} : i32\n%{at} = llvm.zext %c{at} : i1 to i32\n',
    "%l{at} = llvm.zext {a} : i32 to i64\n%{at} = llvm.trunc %l{at} : i64 to i32\n",
    "%v{at} = llvm.bitcast {a} : i32 to vector<2xi16>\n"
    "%{at} = llvm.bitcast %v{at} : vector<2xi16> to i32\n",
    "%z{at} = llvm.mlir.zero : ROWS\n"
    "%s{at} = llvm.insertvalue {a}, %z{at}[{w}, {t}] : ROWS\n"
    "%t{at} = llvm.insertvalue {b}, %s{at}[{t}, {w}] : ROWS\n"
    "%u{at} = llvm.extractvalue %t{at}[{w}] : ROWS\n"
    "%w{at} = llvm.insertvalue %u{at}, %s{at}[1] : ROWS\n"
    "%{at} = llvm.extractvalue %w{at}[{t}, 1] : ROWS\n",
    "%k{at} = llvm.mlir.constant(2 : i32) : i32\n"
    "%m{at} = llvm.alloca %k{at} x i32 : (i32) -> !llvm.ptr\n"
    "%o{at} = llvm.mlir.constant({w} : i64) : i64\n"
    "%h{at} = llvm.getelementptr %m{at}[%o{at}] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n"
    "llvm.store {a}, %h{at} : i32, !llvm.ptr\n"
    "%{at} = llvm.load %h{at} : !llvm.ptr -> i32\n",
]


@given(chains(), numbers, numbers)
def test_chains_give_what_they_gave(text: str, x: int, y: int) -> None:
    module = bridge.parse(text)
    changed = module.clone()
    bridge.run_passes(changed, "canonicalize", engine="native")
    try:
        wanted = bridge.interpret(module, "f", x, y)
    except bridge.Trap:
        return
    assert bridge.interpret(changed, "f", x, y) == wanted
