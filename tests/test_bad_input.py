"""Whatever a file holds, it is read, or refused with an error at its place.

No traceback, no hang, no killed process: of the library in a worker, and of the
commands as a user runs them.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

import bridge
from bridge.upstream.isolated import Pool

LIMIT: Final = 120
"""Seconds that anything here may take, on a machine with other work."""

GENERIC: Final = b"""\
#map = affine_map<(d0)[s0] -> (d0 * 2 + s0 floordiv 3, -d0)>
!t = tuple<i32, memref<?x4xf32, strided<[4, 1], offset: ?>, 1>>
"func.func"() <{function_type = (index, i1) -> f32, sym_name = "f\\22\\n"}> ({
^bb0(%a: index loc("a"), %c: i1):
  %0:2 = "x.map"(%a, %a) <{map = #map}> : (index, index) -> (index, index)
  "cf.cond_br"(%c, %0#1)[^bb1, ^bb2]
    <{operandSegmentSizes = array<i32: 1, 1, 0>}>
    : (i1, index) -> () loc(callsite("g" at fused["h", "x.py":3:4]))
^bb1(%i: index):
  %1 = "arith.constant"()
    <{value = dense<[[1.0, 2.5e-3], [0x7FC00000, -1.0]]> : tensor<2x2xf32>}>
    {k = @a::@b, u, l = [1 : i8, -0x1F, true]} : () -> tensor<2x2xf32>
  %2 = "x.y"() {v = vector<[4]xbf16>, d = dense_resource<r> : tensor<1xi8>, t = !t}
    : () -> f32
  "func.return"(%2) : (f32) -> ()
^bb2:
  "cf.br"()[^bb2] : () -> ()
}) {d = {"q r" = #foo.bar<"s" -> [1]>, s = affine_set<(d0) : (d0 - 1 >= 0)>}}
  : () -> ()
{-# dialect_resources: {builtin: {r: "0x0100000005"}} #-}
"""

CUSTOM: Final = b"""\
#map = affine_map<(d0) -> (d0, 8)>
#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 == 4)>
func.func @f(%m: memref<?x8xf32>, %n: index) -> (f32, vector<4xf32>)
    attributes {a = "b\\0A"} {
  %z = arith.constant 0.0 : f32 // comment
  %s = affine.for %i = 0 to min #map(%n) step 2 iter_args(%x = %z) -> f32 {
    %0 = affine.load %m[%i, symbol(%n) mod 8] : memref<?x8xf32>
    %y = affine.if #set(%i)[%n] -> f32 {
      affine.yield %0 : f32
    } else {
      affine.yield %x : f32
    }
    affine.yield %y : f32
  }
  %v = vector.transfer_read %m[%n, %n], %z {in_bounds = [true]}
    : memref<?x8xf32>, vector<4xf32>
  return %s, %v : f32, vector<4xf32> loc("here")
}
"""

SAMPLES: Final = {"generic": GENERIC, "custom": CUSTOM}


def outcome(data: bytes) -> str:
    """What reading and printing gives: nothing, or the first line of the error."""
    try:
        module = bridge.parse(data, filename="f.mlir", allow_unregistered=True)
        bridge.format(module, generic=True)
    except bridge.Error as error:
        return str(error).partition("\n")[0]
    return ""


def flipped(data: bytes) -> Iterator[bytes]:
    for i, byte in enumerate(data):
        yield data[:i] + bytes([byte ^ (1 << i % 8)]) + data[i + 1 :]


def shortened(data: bytes) -> Iterator[bytes]:
    for i in range(len(data)):
        yield data[:i] + data[i + 1 :]


def truncated(data: bytes) -> Iterator[bytes]:
    for i in range(len(data)):
        yield data[:i]


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_samples_are_read_when_nobody_damages_them(sample: str) -> None:
    assert outcome(SAMPLES[sample]) == ""


@pytest.mark.parametrize("damaged", [flipped, shortened, truncated])
@pytest.mark.parametrize("sample", SAMPLES)
def test_a_damaged_file_is_read_or_refused_at_its_place(
    sample: str, damaged: Callable[[bytes], Iterator[bytes]]
) -> None:
    inputs = list(damaged(SAMPLES[sample]))
    with Pool(timeout=LIMIT) as pool:
        outcomes = list(pool.map(f"{__name__}:outcome", inputs))
    strange = [
        (data, got.error or got.value)
        for data, got in zip(inputs, outcomes, strict=True)
        if got.error or not re.match(r"$|f\.mlir:\d+:\d+: error: .", got.value)
    ]
    assert not strange[:3]
    assert sum(got.value != "" for got in outcomes) > len(inputs) // 4


Done = subprocess.CompletedProcess[bytes]


def command(name: str, *arguments: str | Path, data: bytes = b"") -> Done:
    """A command as a user runs it."""
    code = f"import sys; from bridge.cli.{name} import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=data,
        capture_output=True,
        timeout=LIMIT,
        check=False,
    )


def opt(data: bytes, *arguments: str) -> Done:
    return command("opt", "--allow-unregistered-dialect", *arguments, data=data)


def refused(done: Done) -> str:
    """The error a command gave, which has file, line and column."""
    said = done.stderr.decode("utf-8", "replace")
    assert "Traceback" not in said
    assert "internal error" not in said
    assert done.returncode == 1, said
    assert re.search(r"^<stdin>:\d+:\d+: error: ", said, re.MULTILINE), said
    return said


def accepted(done: Done) -> bytes:
    """What a command printed."""
    assert done.returncode == 0, done.stderr
    return done.stdout


MANY: Final = 100_000

NESTED: Final = {
    "regions": (b'"a.b"() ({', b"", b"}) : () -> ()"),
    "regions left open": (b'"a.b"() ({', b"", b""),
    "regions in custom syntax": (b"module {", b"", b"}"),
    "arrays": (b'"a.b"() {x = ' + b"[" * MANY, b"", b"]" * MANY + b"} : () -> ()"),
    "types": (b'"a.b"() {x = ' + b"tuple<" * MANY, b"", b">" * MANY + b"} : () -> ()"),
    "functions": (
        b'"a.b"() {x = ' + b"(" * MANY,
        b"",
        b") -> ()" * MANY + b"} : () -> ()",
    ),
    "opaque": (b'"a.b"() {x = #a.b' + b"<" * MANY, b"", b">" * MANY + b"} : () -> ()"),
    "brackets in strings": (
        b'"a.b"() {x = ' + b'["]", ' * MANY,
        b"",
        b"1" + b"]" * MANY,
    ),
}
NESTED_ONCE: Final = {name for name, (head, _, _) in NESTED.items() if len(head) > 100}


def nested(name: str) -> bytes:
    head, middle, tail = NESTED[name]
    times = 1 if name in NESTED_ONCE else MANY
    return head * times + middle + tail * times


READ: Final = {"arrays": b"[", "types": b"tuple<", "functions": b"(", "opaque": b"<"}
"""What is read however deep it nests, and what of it is printed as often."""


@pytest.mark.parametrize("name", sorted(NESTED.keys() - READ.keys() - {"regions"}))
def test_what_nests_a_hundred_thousand_deep_is_refused(name: str) -> None:
    refused(opt(nested(name)))


@pytest.mark.parametrize(("name", "opening"), READ.items())
def test_types_and_attributes_that_nest_so_deep_are_read(
    name: str, opening: bytes
) -> None:
    # They are printed by the same functions in either form of an operation.
    assert accepted(opt(nested(name))).count(opening) >= MANY


def test_regions_that_nest_so_deep_are_read_and_not_printed() -> None:
    done = opt(nested("regions"), "--engine=native", "--mlir-print-op-generic")
    assert "nested too deeply to be printed" in refused(done)


def test_a_string_of_a_hundred_megabytes_is_read_and_printed() -> None:
    data = b'"a.b"() {x = "' + b"s" * 100_000_000 + b'"} : () -> ()'
    done = opt(data, "--mlir-print-op-generic")
    assert len(accepted(done)) > 100_000_000


def test_a_string_of_a_hundred_megabytes_may_lack_its_end() -> None:
    said = refused(opt(b'"a.b"() {x = "' + b"s" * 100_000_000))
    assert len(said) < 10_000


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe",
        b'"a.b"() {x = 1 \xff} : () -> ()',
        b"func.func private @f() \xc3",
        b"#a = #b\n",
        b'"a.b',
        b'%a:100000 = "a.b"() : () -> ()',
        b"%a:99999999999999999999999 = ",
        b'"a.b"() {x = ' + b"9" * 100_000 + b"} : () -> ()",
        b'"a.b"() {x = 1 : i99999999} : () -> ()',
        b'"a.b"() {x = dense<[1, 2]> : tensor<99999999999x9999999999xi8>} : () -> ()',
        b'"a.b"() {x = array<i8: 300>} : () -> ()',
        b"foo.bar",
        b"ML\xefR",
        b"ML\xefR" + bytes(range(256)),
    ],
)
def test_what_is_no_program_is_refused(data: bytes) -> None:
    refused(opt(data))


def test_an_unknown_dialect_is_refused() -> None:
    assert "unregistered dialect" in refused(command("opt", data=b'"a.b"() : () -> ()'))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n\n// nothing\n",
        b"\0",
        b'"a.b"() {x = "\0\xff"} : () -> ()',
        b"// \xff\nfunc.func private @f()",
        b'func.func private @"\xff"()',
        b'"a.b"() {x = dense<1> : tensor<4294967296xi8>} : () -> ()',
    ],
)
def test_what_is_odd_and_legal_is_printed_and_read_again(data: bytes) -> None:
    printed = accepted(opt(data))
    assert accepted(opt(printed)) == printed


def test_bytecode_that_aborts_upstream_is_refused() -> None:
    data = accepted(command("opt", "--emit-bytecode", data=b"func.func private @f()"))
    codes = set()
    for place in range(12, len(data), 24):
        wrong = data[:place] + bytes([data[place] ^ 0xFF]) + data[place + 1 :]
        done = command("opt", data=wrong)
        codes.add(done.returncode)
        assert b"Traceback" not in done.stderr
        assert b"internal error" not in done.stderr
    assert codes == {1} or codes == {0, 1}


@pytest.mark.parametrize("name", ["opt", "run", "conform"])
@pytest.mark.parametrize("path", ["/nowhere/f.mlir", "", "f\udcff.mlir"])
def test_a_missing_file_is_named(name: str, path: str) -> None:
    done = command(name, f"/no/such/folder{path}")
    assert done.returncode == 1
    assert b"No such file or directory" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["opt", "run"])
def test_a_folder_is_no_file(name: str, tmp_path: Path) -> None:
    done = command(name, tmp_path)
    assert done.returncode == 1
    assert b"Is a directory" in done.stderr


@pytest.mark.parametrize("name", ["opt", "run", "conform"])
@pytest.mark.skipif(sys.platform != "linux", reason="the file is Linux's")
def test_a_file_that_cannot_be_read_is_named(name: str) -> None:
    # Nobody can read it from its start, not even root.
    done = command(name, "/proc/self/mem")
    assert done.returncode == 1
    assert done.stderr.startswith(b"cannot open input file '/proc/self/mem': ")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_named(tmp_path: Path) -> None:
    path = tmp_path / "f.mlir"
    path.touch(mode=0)
    assert b"Permission denied" in command("opt", path).stderr


def test_a_folder_of_any_bytes_is_compared(tmp_path: Path) -> None:
    for number, data in enumerate(
        [GENERIC, b"\xff\0", b"", b"ML\xefR\1", CUSTOM[:300]]
    ):
        (tmp_path / f"{number}.mlir").write_bytes(data)
    (tmp_path / "folder.mlir").mkdir()
    # What is said of garbage is no matter here: that all of it is refused is.
    rows = "--rows=generic,return,custom,refused-alike"
    done = command("conform", tmp_path, "-j=1", "--list-rejected", rows)
    assert done.returncode == 0, done.stdout + done.stderr
    assert b"short" not in done.stdout


SHELL_CASES: Final = {
    "output closed": (">&-", "cannot write to standard output: Bad file descriptor"),
    "output full": ("> /dev/full", "cannot write to standard output: No space left"),
    "input closed": ("<&-", "cannot open input file '-': Bad file descriptor"),
}


@pytest.mark.parametrize("case", SHELL_CASES)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
def test_a_stream_that_is_not_there_is_an_error(case: str) -> None:
    redirection, message = SHELL_CASES[case]
    code = "import sys; from bridge.cli.opt import main; sys.exit(main())"
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -c "{code}" {redirection}', sys.executable],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith(message)
    assert done.stderr.count("\n") == 1


def test_without_standard_error_the_exit_code_still_tells() -> None:
    code = "import sys; from bridge.cli.opt import main; sys.exit(main())"
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -c "{code}" 2>&-', sys.executable],
        input=b"nonsense",
        stdout=subprocess.PIPE,
        timeout=LIMIT,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, b"")


def test_a_reader_that_goes_away_is_an_error() -> None:
    code = "import sys; from bridge.cli.opt import main; sys.exit(main())"
    process = subprocess.Popen(
        [sys.executable, "-c", code, "--allow-unregistered-dialect"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    data = b'"a.b"() {x = "' + b"s" * 1_000_000 + b'"} : () -> ()'
    feeder = threading.Thread(target=_feed, args=(process.stdin, data))
    feeder.start()
    said = process.stderr.read()
    process.stderr.close()
    feeder.join()
    assert process.wait(timeout=LIMIT) == 1
    assert said == b"cannot write to standard output: Broken pipe\n"


def _feed(stream: object, data: bytes) -> None:
    assert hasattr(stream, "write")
    assert hasattr(stream, "close")
    stream.write(data)
    stream.close()
