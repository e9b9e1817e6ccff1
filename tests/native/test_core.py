"""`bridge.native`: with the compiled core and without it, everything is the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

import bridge
from bridge import native
from bridge.errors import Malformed
from bridge.ir.attributes import UNIT, DictionaryAttr
from bridge.ir.core import Operation
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text import types
from bridge.text.module import ModuleReader, read_with
from bridge.text.printer import PrintOptions, print_generic
from bridge.text.state import Reader, State
from bridge.text.tokens import ParseError
from tools import generate

compiled = pytest.mark.skipif(
    not native.COMPILED, reason="the core was not built, or is not wanted"
)

FOLDERS = ("Affine", "Vector", "SCF", "LLVMIR")
"""Whose files have loops, masks, several regions and blocks, symbols and locations."""


def answers(root: Path, paths: list[Path], *, pure: bool) -> dict[str, Any]:
    """What another process makes of files."""
    environment = {k: v for k, v in os.environ.items() if k != "MLIR_BRIDGE_PURE"}
    if pure:
        environment["MLIR_BRIDGE_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", "tests.native.of_files", *map(str, paths)],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def by_grammar(text: str) -> Operation:
    """A text read by the grammar alone, which nothing compiled takes part in."""

    def reader() -> ModuleReader:
        state = State(
            allow_unregistered=True,
            known_dialect=REFERENCE.has_dialect,
            defined=REFERENCE.defined,
        )
        made = ModuleReader(Source(text), state, REFERENCE)
        made.exact = True
        return made

    return read_with(Source(text), reader)


def shown(module: Operation) -> str:
    options = PrintOptions(debuginfo=True, source_names=True)
    return print_generic(module, options)


def outcome(read: Callable[[str], Operation], text: str) -> object:
    """What becomes of a text: a print with locations, or diagnostics."""
    try:
        return shown(read(text))
    except Malformed as fault:
        return fault.diagnostics


@compiled
@pytest.mark.parametrize("folder", FOLDERS)
def test_real_files_give_the_same_with_the_core_and_without(
    corpus: Path, root: Path, folder: str
) -> None:
    paths = sorted((corpus / "upstream-22" / "Dialect" / folder).rglob("*.mlir"))[::8]
    assert paths
    pure, ours = (answers(root, paths, pure=pure) for pure in (True, False))
    assert (pure["compiled"], ours["compiled"]) == (False, True)
    assert pure["files"] == ours["files"]


@compiled
def test_cases_give_the_same_with_the_core_and_without(root: Path) -> None:
    folders = ("affine", "builtin", "cf", "func", "scf")
    paths = [
        path
        for folder in folders
        for phase in ("malformed", "invalid")
        for path in sorted((root / "conformance" / folder).rglob(f"{phase}.mlir"))
    ]
    assert len(paths) > 50
    pure, ours = (answers(root, paths, pure=pure) for pure in (True, False))
    assert pure["files"] == ours["files"]


FUNCTION = """\
func.func @f(%a: index, %b: index, %m: memref<?x?xf32>, %c: i1) -> f32 {{
{body}
  %z = arith.constant 0.0 : f32
  return %z : f32
}}
"""

LINES = {
    "one result": "%{n} = arith.addi %a, %b : index",
    "one name twice": "%{n} = arith.addi %a, %a : index",
    "a result by its number": (
        '%x{n}:2 = "t.two"() : () -> (i1, i1)\n'
        '  %{n} = "t.use"(%x{n}#1, %x{n}#0) : (i1, i1) -> i1'
    ),
    "several groups of results": '%x{n}, %y{n}:2 = "t.three"() : () -> (i1, i1, i1)',
    "a string with a name in it": '%{n} = "t.a"() {{s = "%a ^b // loc("}} : () -> i1',
    "a string with an escape": '%{n} = "t.a"() {{s = "\\"%b\\22"}} : () -> i1',
    "a comment": "%{n} = arith.addi %a, %b : index // %c loc(",
    "blanks at the end": "%{n} = arith.addi %a, %b : index   ",
    "a location": '%{n} = arith.addi %a, %b : index loc("a b":{n}:1)',
    "a location of several pieces": (
        '%{n} = arith.addi %a, %b : index loc(fused["f":1:2, callsite("g" at "h")])'
    ),
    "subscripts": "%{n} = affine.load %m[%a + {n}, %b * 2] : memref<?x?xf32>",
    "subscripts with symbols": (
        "%{n} = affine.load %m[%a + symbol(%b), {n}] : memref<?x?xf32>"
    ),
    "indices that are no subscripts": "%{n} = memref.load %m[%b, %a] : memref<?x?xf32>",
    "a region": "scf.for %i = %a to %b step %a {{\n  }}",
    "a region and a location": "scf.for %i = %a to %b step %a {{\n  }} loc(unknown)",
    "an argument with a location": (
        '"t.a"() ({{\n  ^bb0(%i: index loc("i")):\n    "t.b"(%i) : (index) -> ()\n'
        "  }}) : () -> ()"
    ),
    "regions of which one may be missing": (
        "scf.if %c {{\n  }}\n  scf.if %c {{\n  }} else {{\n  }}"
    ),
    "a region with a result": (
        "%{n} = scf.if %c -> (index) {{\n    scf.yield %a : index\n  }} else {{\n"
        "    scf.yield %b : index\n  }}"
    ),
    "a name of another script": "// über naïve\n  %{n} = arith.addi %a, %b : index",
    "a character of three bytes": "// → \n  %{n} = arith.addi %a, %b : index",
    "two operations in a line": (
        "%{n} = arith.addi %a, %b : index %w{n} = ub.poison : i1"
    ),
}


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_lines_that_come_again_mean_what_the_grammar_says(line: str) -> None:
    body = "\n".join("  " + line.format(n=number) for number in range(1, 9))
    text = FUNCTION.format(body=body)
    read = bridge.parse(text, allow_unregistered=True)
    assert shown(read) == shown(by_grammar(text))


BLOCKS = """\
func.func {visibility}@g{n}(%c: i1, %x: i32) -> i32 {{
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%y: i32):
  cf.br ^b
^b:
  return %x : i32
}}
"""


def test_functions_are_called_what_they_are_called() -> None:
    text = "".join(
        BLOCKS.format(n=number, visibility=visibility)
        for number, visibility in enumerate(["", "private ", "", "private ", "", ""])
    )
    read = bridge.parse(text)
    assert shown(read) == shown(by_grammar(text))
    assert [op.get("sym_name") for op in read.body] == [
        op.get("sym_name") for op in by_grammar(text).body
    ]


@pytest.mark.parametrize(
    "line",
    [
        "%1 = arith.addi %a, %missing : index",
        "%1 = arith.addi %a, %c : index",
        "%a = arith.addi %a, %b : index",
        "%1:2 = arith.addi %a, %b : index",
        "%1:x = arith.addi %a, %b : index",
        "%1 = arith.addi %a, %b : index index",
        "arith.addi %a, %b : index }",
        '%1 = "t.a"() {s = "open} : () -> i1',
        "%1#0 = arith.addi %a, %b : index",
        "i32 %a",
    ],
)
def test_what_is_wrong_is_reported_as_the_grammar_reports_it(line: str) -> None:
    good = "\n".join(f"  %v{n} = arith.addi %a, %b : index" for n in range(8))
    text = FUNCTION.format(body=f"{good}\n  {line}")
    with pytest.raises(Malformed) as ours:
        bridge.parse(text, allow_unregistered=True)
    with pytest.raises(Malformed) as wanted:
        by_grammar(text)
    assert ours.value.diagnostics == wanted.value.diagnostics


FUNCTIONS = {
    "a declaration": "func.func private @f{n}(f32, memref<4xf32>) -> index",
    "a declaration without anything": "func.func private @f{n}()",
    "a declaration with a location": "func.func private @f{n}() loc(unknown)",
    "attributes in the next line": "func.func private @f{n}()\n  attributes {{a}}",
    "several results": (
        "func.func @f{n}(%a: i1, %b: !llvm.ptr) -> (i1, !llvm.ptr) {{\n"
        "  return %a, %b : i1, !llvm.ptr\n}}"
    ),
    "results in parentheses that are none": "func.func @f{n}() -> () {{\n  return\n}}",
    "several lines": (
        "func.func @f{n}(\n    %a: vector<4x[8]xi32>, // one\n    %b: i1\n  )\n"
        "  ->\n  i1\n{{ return %b : i1 }}"
    ),
    "many arguments": (
        "func.func @f{n}("
        + ", ".join(f"%a{i}: index" for i in range(70))
        + ") {{\n  return\n}}"
    ),
    "an argument without a name of its own": (
        "func.func @f{n}(%0: i1, %arg1 : i1) {{\n  return\n}}"
    ),
    "types that are no words": (
        "func.func private @f{n}(() -> (), (i32) -> i32, tuple<() -> ()>)"
    ),
    "attributes of an argument": (
        "func.func @f{n}(%a: i1 {{t.a}}) -> (i1 {{t.b}}) {{\n  return %a : i1\n}}"
    ),
    "a location of an argument": (
        "func.func @f{n}(%a: i1 loc(unknown)) {{\n  return\n}} loc(unknown)"
    ),
    "an end that is no terminator": 'func.func @f{n}() {{\n  "t.a"() : () -> ()\n}}',
    "a function in a function": (
        "func.func @f{n}() {{\n  func.func private @g(i1)\n"
        "  func.func @h(%a: i1) {{\n    return\n  }}\n  return\n}}"
    ),
    "a name in quotes": 'func.func @"f {n}"(%a: i1) {{\n  return\n}}',
    "a function of llvm": (
        "llvm.func @f{n}(%a: !llvm.ptr, %b: i32) -> i32 {{\n  llvm.return %b : i32\n}}"
    ),
    "a function of llvm that is variadic": "llvm.func @f{n}(!llvm.ptr, ...) -> i32",
    "a function of llvm with a linkage": "llvm.func internal @f{n}() {{\n}}",
    "a private function of llvm": ("llvm.func private @f{n}() {{\n  llvm.return\n}}"),
    "a call": (
        "func.func @f{n}() {{\n  call @g{n}() : () -> ()\n  return\n}}\n"
        "func.func nested @g{n}() {{\n  return\n}}"
    ),
}


@pytest.mark.parametrize("function", FUNCTIONS.values(), ids=FUNCTIONS)
def test_functions_that_come_again_mean_what_the_grammar_says(function: str) -> None:
    text = "\n".join(function.format(n=number) for number in range(1, 5))
    read = bridge.parse(text, allow_unregistered=True)
    assert shown(read) == shown(by_grammar(text))


@pytest.mark.parametrize(
    "function",
    [
        "func.func @g(%a: i1, %a: i1) {\n  return\n}",
        "func.func @g(%a: i1, i1) {\n  return\n}",
        "func.func @g(i1, %a: i1) {\n  return\n}",
        "func.func @g(%a: i1, ) {\n  return\n}",
        "func.func @g(%a: i1",
        "func.func @g(%a i1) {\n  return\n}",
        "func.func @g(%a: i1) -> {\n  return\n}",
        "func.func @g(%a: i1) -> (i1, %b: i1) {\n  return\n}",
        "func.func @g(%a: memref<4x) {\n  return\n}",
        "func.func @g(%a: i1) {\n}",
        "func.func @g(%a: i1) {}",
        "func.func @g(%a: i1) {\n  return\n} more",
        "func.func @g(%a: i1) {\n  return",
        "func.func @g(i1) {\n  return\n}",
        "func.func @g(%a: i1)",
        "func.func hidden @g(%a: i1) {\n  return\n}",
        "llvm.func @g() -> (i1, i1)",
        "llvm.func @g(index)",
        "func.func private @g() -> !t.unknown<",
    ],
)
def test_an_odd_function_is_what_the_grammar_says(function: str) -> None:
    good = "func.func @{n}(%a: i1) -> i1 {{\n  return %a : i1\n}}\n"
    llvm = "llvm.func @{n}(%a: i1) -> i1 {{\n  llvm.return %a : i1\n}}\n"
    text = good.format(n="a") + llvm.format(n="b") + function
    assert outcome(bridge.parse, text) == outcome(by_grammar, text)


@pytest.mark.parametrize(
    "label",
    [
        "^b(%x: index, %y : memref<4xf32>):",
        "^b( %x: index,\n  %y: memref<4xf32>\n) :",
        "^b(%x: index, %y: memref<4xf32> loc(unknown)):",
        "^b(%x: index, %y: () -> ()):",
        "^b(%x#0: index, %y: memref<4xf32>): // a comment",
        "^b:",
        "^b():",
        "^b(%x: index, %x: index):",
        "^b(%x: index, %a: index):",
        "^b(%late: index, %y: memref<4xf32>):",
        "^b(%late: i1, %y: memref<4xf32>):",
        "^b(index, %y: memref<4xf32>):",
        "^b(%x: index, %y: memref<4xf32>",
        "^b(%x: index, %y: memref<4xf32>) -> index:",
        "^b",
        "^entry:",
        "^other(%x: index):",
    ],
)
def test_a_label_is_what_the_grammar_says(label: str) -> None:
    text = f"""func.func @f(%a: index) {{
      "t.br"()[^entry] : () -> ()
    ^entry:
      "t.use"(%late) : (index) -> ()
      "t.br"()[^b] : () -> ()
    {label}
      "t.end"() : () -> ()
    }}"""

    def read(text: str) -> Operation:
        return bridge.parse(text, allow_unregistered=True)

    assert outcome(read, text) == outcome(by_grammar, text)


SHAPED = (
    *("vector<4xf32>", "vector<f32>", "vector<0xf32>", "vector<?xf32>", "vector<4x4>"),
    *("tensor<?x3xi1>", "tensor<0xindex>", "tensor<x4xf32>", "tensor<4xf33>"),
    *("tensor<123456789012345678xi8>", "tensor<1234567890123456789012xi8>"),
    *("memref<?xf32>", "memref<4x?xbf16>", "memref<f8E4M3FN>", "memref<4xi0>"),
    *("memref<4xi16777216>", "memref<-1xf32>", "vectors<4xf32>", "memref<4xf32x2>"),
    *("tensor<4xcomplex<f32>>", "vector<[4]xf32>", "memref<4xf32, 1>"),
)


@compiled
@pytest.mark.parametrize("spelled", SHAPED)
def test_a_shaped_type_is_what_the_grammar_says(spelled: str) -> None:
    def told(read: Callable[[Reader], object]) -> object:
        reader = Reader(Source(f"{spelled} x"), 0, State(allow_unregistered=True))
        try:
            return read(reader), reader.pos
        except ParseError as fault:
            return fault.message, fault.pos

    assert told(types.read_type) == told(types.read_non_function_type)


def test_a_dictionary_is_sorted_by_the_bytes_of_its_names() -> None:
    names = ["b", "a", "é", "ab", "B", "\U00010000", "\uffff", ""]
    for count in range(len(names) + 1):
        entries = tuple((name, UNIT) for name in names[:count])
        made = DictionaryAttr.made_of(entries)
        assert made is DictionaryAttr(entries)
        assert list(made) == sorted(names[:count], key=str.encode)


def test_what_nests_deeper_than_c_can_call_itself_is_read_and_verified() -> None:
    depth = 20_000
    text = "scf.execute_region {\n" * depth + "scf.yield\n" + "}\nscf.yield\n" * depth
    module = bridge.parse(text.removesuffix("scf.yield\n"))
    bridge.verify(module)
    assert sum(1 for _ in module.walk()) == 2 * depth + 1


def test_a_program_of_many_operations_is_the_same_as_by_the_grammar() -> None:
    text = generate.module(2_000)
    assert shown(bridge.parse(text)) == shown(by_grammar(text))


@compiled
def test_without_a_compiler_the_package_is_built_without_the_core(
    monkeypatch: pytest.MonkeyPatch, root: Path
) -> None:
    build_native = pytest.importorskip("tools.build_native")

    class App:
        warnings: ClassVar[list[str]] = []

        def display_warning(self, text: str) -> None:
            self.warnings.append(text)

    def fails(root: Path) -> None:
        raise OSError("no compiler")

    monkeypatch.setattr(build_native, "build", fails)
    hook = build_native.NativeCore(str(root), {}, None, None, "", "wheel", app=App())
    data: dict[str, Any] = {"artifacts": []}
    hook.initialize("standard", data)
    assert data == {"artifacts": []}
    assert App.warnings == ["built without the compiled core: no compiler"]


@pytest.mark.parametrize("inside", ["{}", "module {{\n{}\n}}"])
def test_a_label_may_not_begin_a_region_with_named_arguments(inside: str) -> None:
    before = "func.func @f(%a: i32) {\n  return\n}\n"
    wrong = "func.func @g(%a: i32) {\n^bb0(%b: i32):\n  return\n}"
    with pytest.raises(bridge.Malformed, match="invalid block name in region with"):
        bridge.parse(inside.format(before + wrong))
