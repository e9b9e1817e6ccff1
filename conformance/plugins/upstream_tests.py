"""`bridge-opt` with the pipelines of upstream's test library that execution tests use.

    python conformance/plugins/upstream_tests.py FILE -lower-affine -test-lower-to-llvm

`test-lower-to-llvm` stands for the passes that it runs. `test-cf-assert`,
`test-transform-dialect-erase-schedule`, `test-arith-emulate-wide-int` and
`test-vector-scan-lowering` change a module between passes: these run in a command
before, and one after. With `--no-passes` first, the text is only read and
printed: what it means is the interpreter's to say.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import bridge
from bridge.upstream.implicit import is_pass

OPT: Final = str(Path(sys.executable).with_name("bridge-opt"))

LOWER: Final = (
    *("convert-vector-to-scf", "convert-linalg-to-loops", "lower-affine"),
    *("convert-scf-to-cf", "canonicalize", "cse", "convert-vector-to-llvm"),
    *("convert-math-to-llvm", "expand-strided-metadata", "lower-affine"),
    *("finalize-memref-to-llvm", "convert-func-to-llvm", "convert-arith-to-llvm"),
    *("convert-cf-to-llvm", "convert-index-to-llvm", "convert-ub-to-llvm"),
    "reconcile-unrealized-casts",
)
"""The passes of `test-lower-to-llvm`, in its order."""

_ON_FUNCTIONS: Final = frozenset(
    ("convert-vector-to-scf", "convert-linalg-to-loops", "convert-math-to-llvm")
)
_REASSOCIATE: Final = "reassociate-fp-reductions"
_LOWERED: Final = re.compile(r"-{0,2}test-lower-to-llvm(?:=[\"']?(.*?)[\"']?)?")
_IN_PIPELINE: Final = re.compile(r"test-lower-to-llvm(?:\{(.*?)\})?")
_PIPELINE: Final = re.compile(r"--?pass-pipeline=builtin\.module\((.*)\)", re.DOTALL)


def erase_schedule(text: str, options: str = "") -> str:
    """Erases what only the interpreter of transform looks at."""
    return bridge.format(_without_schedule(bridge.parse(text)))


def _without_schedule(module: bridge.Operation) -> bridge.Operation:
    for op in [
        op
        for op in module.walk()
        if _is_transform(op) and not _is_transform(op.parent_op)
    ]:
        op.erase()
    return module


def _is_transform(op: bridge.Operation | None) -> bool:
    return op is not None and op.name.startswith("transform.")


def emulate_wide_integers(text: str, options: str = "") -> str:
    """Has functions of the test's prefix compute with narrower integers.

    The pass changes what a function takes: its callers call another, of the types it
    had, which hands the bits on.
    """
    module = bridge.parse(text)
    bridge.verify(module)
    wide = [op for op in module.body if _name(op).startswith(_EMULATED)]
    found = bridge.parse("\n".join([bridge.format(op) for op in wide]))
    bridge.run_passes(found, f"builtin.module(arith-emulate-wide-int{{{options}}})")
    shown = []
    for op, new in zip(wide, list(found.body), strict=True):
        shown.append(_handing_on(_name(op), _types(op), _types(new)))
        new.sym_name = f"{_name(op)}_narrow"
        shown.append(bridge.format(new))
        op.erase()
    return "\n".join([*[bridge.format(op) for op in module.body], *shown])


_EMULATED: Final = "emulate_"
_Types = tuple[list[str], list[str]]


def _name(op: bridge.Operation) -> str:
    name = op.get("sym_name")
    return str(name).strip('"') if name is not None else ""


def _types(op: bridge.Operation) -> _Types:
    """What a function takes and gives."""
    ty = op.function_type.type
    return [str(one) for one in ty.inputs], [str(one) for one in ty.results]


def _handing_on(name: str, old: _Types, new: _Types) -> str:
    """A function of the old types that calls the one of the new."""
    (takes, gives), (takes_new, gives_new) = old, new
    lines = [
        _cast(f"%t{i}", f"%a{i}", *pair)
        for i, pair in enumerate(zip(takes, takes_new, strict=True))
    ]
    results = ", ".join([f"%r{i}" for i in range(len(gives))])
    given = ", ".join([f"%t{i}" for i in range(len(takes))])
    called = f"func.call @{name}_narrow({given})"
    lines.append(f"{results + ' = ' if gives else ''}{called} : {_signature(new)}")
    lines += [
        _cast(f"%u{i}", f"%r{i}", *pair)
        for i, pair in enumerate(zip(gives_new, gives, strict=True))
    ]
    last = ", ".join([f"%u{i}" for i in range(len(gives))])
    lines.append(f"func.return {last}{' : ' + ', '.join(gives) if gives else ''}")
    taken = ", ".join([f"%a{i}: {ty}" for i, ty in enumerate(takes)])
    body = "\n".join([f"  {line}" for line in lines])
    return f"func.func @{name}({taken}) -> ({', '.join(gives)}) {{\n{body}\n}}"


def _cast(result: str, value: str, old: str, new: str) -> str:
    if old == new:
        return f"{result} = builtin.unrealized_conversion_cast {value} : {old} to {new}"
    return f"{result} = llvm.bitcast {value} : {old} to {new}"


def _signature(types: _Types) -> str:
    return f"({', '.join(types[0])}) -> ({', '.join(types[1])})"


def lower_scans(text: str, options: str = "") -> str:
    """Has `vector.scan` be elements, by the patterns of transform's."""
    body = [bridge.format(op) for op in bridge.parse(text).body]
    module = bridge.parse(_LOWERS_SCANS.format("\n".join(body)))
    bridge.run_passes(module, "builtin.module(transform-interpreter)")
    return erase_schedule(bridge.format(module))


_LOWERS_SCANS: Final = """module attributes {{transform.with_named_sequence}} {{
{0}
transform.named_sequence @__transform_main(
    %m: !transform.any_op {{transform.readonly}}) {{
  %f = transform.structured.match ops{{["func.func"]}} in %m
    : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {{
    transform.apply_patterns.vector.lower_scan
  }} : !transform.any_op
  transform.yield
}}
}}
"""


def print_assertions(text: str, options: str = "") -> str:
    """Has an assertion that fails print its message, and go on."""
    # As it is printed, an assertion is a line.
    text = bridge.format(bridge.parse(text))
    messages: list[str] = []

    def called(match: re.Match[str]) -> str:
        messages.append(match[2])
        name = f"assert_{len(messages)}"
        return f"llvm.call @{name}({match[1]}) : (i1) -> ()"

    text = _ASSERT.sub(called, text)
    if not messages:
        return text
    made = [_FAILED.format(n, message) for n, message in enumerate(messages, 1)]
    if "@puts(" not in text:
        made.append("llvm.func @puts(!llvm.ptr) -> i32\n")
    head, _, tail = text.rpartition("}")
    return head + "".join(made) + "}" + tail


_ASSERT: Final = re.compile(r'cf\.assert (%[\w#]+), "((?:[^"\\]|\\.)*)"')
_FAILED: Final = """
llvm.mlir.global private constant @assert_msg_{0}("{1}\\00") {{addr_space = 0 : i32}}
llvm.func @assert_{0}(%c: i1) {{
  llvm.cond_br %c, ^good, ^bad
^bad:
  %m = llvm.mlir.addressof @assert_msg_{0} : !llvm.ptr
  %r = llvm.call @puts(%m) : (!llvm.ptr) -> i32
  llvm.br ^good
^good:
  llvm.return
}}
"""

CHANGES: Final[dict[str, Callable[..., str]]] = {
    "test-arith-emulate-wide-int": emulate_wide_integers,
    "test-cf-assert": print_assertions,
    "test-transform-dialect-erase-schedule": erase_schedule,
    "test-vector-scan-lowering": lower_scans,
}

_NATIVE: Final = ("test-arith-emulate-wide-int", "test-vector-scan-lowering")
"""Those that the plug-in `test_dialect` has as passes, where plug-ins are loaded."""

Stage = list[str]


def stages(arguments: Sequence[str]) -> list[Stage]:
    """What the commands are given that do the work, a change's name between them.

    All that is no pass goes to the first, but for where the output goes.
    """
    found: list[Stage] = [[]]
    output: list[str] = []
    loads = "--load" in arguments
    words = iter(expanded(arguments))
    for word in words:
        name, _, options = word.lstrip("-").partition("=")
        if word.startswith("-") and name in CHANGES and not (loads and name in _NATIVE):
            options = options.strip("\"'")
            found += [[name, options] if options else [name], []]
        elif word == "-o":
            output = [word, next(words, "")]
        elif (word.startswith("-") and _is_pass(name)) or word.startswith(_HOW):
            found[-1].append(word)
        else:
            found[0].append(word)
    found[-1] += output
    return found


def is_option(word: str) -> bool:
    """Whether a word is no file."""
    return word.startswith("-") and word != "-"


def _is_pass(name: str) -> bool:
    return is_pass(re.split(r"[={ ]", name)[0])


_HOW: Final = ("--pass-pipeline=", "-pass-pipeline=")


def expanded(arguments: Sequence[str]) -> list[str]:
    """The arguments with the pipelines of the test library spelled out."""
    found: list[str] = []
    for word in arguments:
        match = _LOWERED.fullmatch(word)
        pipeline = _PIPELINE.fullmatch(word)
        if match is not None:
            found += [f"--{_with(name, match[1])}" for name in LOWER]
        elif pipeline is not None:
            found += _split(pipeline[1])
        else:
            found.append(word)
    return found


def _with(name: str, options: str | None, equals: str = "={}") -> str:
    wanted = options and name == "convert-vector-to-llvm"
    return name + equals.format(options) if wanted else name


def _split(text: str) -> list[str]:
    """A pipeline in parts, a change between them."""
    text = _IN_PIPELINE.sub(lambda match: ",".join(_nested(match[1])), text)
    names = "|".join(CHANGES)
    parts = re.split(rf"(?:^|,)({names})(?:\{{\}})?(?:,|$)", text)
    return [
        f"--{part}" if part in CHANGES else f"--pass-pipeline=builtin.module({part})"
        for part in parts
        if part
    ]


def _nested(options: str | None) -> list[str]:
    made = [(name, _with(name, options, "{{{}}}")) for name in LOWER]
    return [
        f"func.func({text})" if name in _ON_FUNCTIONS else text for name, text in made
    ]


def main(arguments: Sequence[str]) -> int:
    """The exit code of the first command that fails, or 0."""
    text: bytes | None = None
    if arguments[:1] == ["--no-passes"]:
        arguments = [word for word in stages(arguments[1:])[0] if not is_option(word)]
    whole = stages(arguments)
    for position, stage in enumerate(whole):
        if position % 2:
            text = CHANGES[stage[0]]((text or b"").decode(), *stage[1:]).encode()
            continue
        last = position == len(whole) - 1
        done = subprocess.run(
            [OPT, *stage],
            input=text,
            stdout=None if last else subprocess.PIPE,
            check=False,
        )
        if done.returncode:
            return done.returncode
        text = done.stdout
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
