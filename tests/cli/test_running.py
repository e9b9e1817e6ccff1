"""Arguments and results of `bridge-run`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import ml_dtypes
import numpy as np
import pytest

from bridge.cli import options, run, running
from bridge.cli.options import UsageError
from bridge.cli.streams import StreamError

TEXT: Final = """
func.func @fill(%m: memref<2x3xf32>, %x: f32, %n: i8, %c: i1) -> (index, f32) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      affine.store %x, %m[%i, %j] : memref<2x3xf32>
    }
  }
  %0 = arith.extui %c : i1 to i8
  %1 = arith.addi %n, %0 : i8
  %2 = arith.index_cast %1 : i8 to index
  return %2, %x : index, f32
}
func.func @small(%m: memref<2xbf16>) -> memref<2xbf16> {
  return %m : memref<2xbf16>
}
func.func @dynamic(%m: memref<?xf32>) {
  return
}
func.func @complex(%z: complex<f32>) -> complex<f32> {
  return %z : complex<f32>
}
"""

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """The program in a file."""
    path = tmp_path / "f.mlir"
    path.write_text(TEXT)
    return path


def call(source: Path, *arguments: str) -> int:
    """The exit code of `bridge-run`, in this process."""
    parsed = options.parse(run.OPTIONS, [str(source), *arguments])
    return running.run(parsed, lambda place: None)


def test_numbers_go_in_and_results_are_printed(source: Path, capfd: Capture) -> None:
    arguments = ["--arg=zeros", "--arg=0.5", "--arg=-3", "--arg=true"]
    assert call(source, "-e", "fill", *arguments) == 0
    assert capfd.readouterr().out == "-2\n5.000000e-01\n"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("8.5", "8.500000e+00"),
        ("-0.0", "-0.000000e+00"),
        ("1e30", "1.000000e+30"),
        ("inf", "INF"),
        ("-inf", "-INF"),
        ("nan", "nan"),
    ],
)
def test_floats_are_printed_as_llvm_prints_them(
    source: Path, capfd: Capture, value: str, text: str
) -> None:
    arguments = ["--arg=zeros", f"--arg={value}", "--arg=0", "--arg=0"]
    assert call(source, "-e", "fill", *arguments) == 0
    assert capfd.readouterr().out.splitlines()[1] == text


def test_arrays_are_written_in_place_and_kept(source: Path, tmp_path: Path) -> None:
    path = tmp_path / "m.npy"
    np.save(path, np.zeros((2, 3), np.float32))
    arguments = [f"--arg={path}", "--arg=1e3", "--arg=0x10", "--arg=0"]
    assert call(source, "-e", "fill", *arguments, f"--save-arg=0={path}") == 0
    assert np.load(path).tolist() == [[1000.0] * 3] * 2


def test_results_go_to_files(source: Path, tmp_path: Path, capfd: Capture) -> None:
    files = [tmp_path / "n.npy", tmp_path / "x.npy"]
    arguments = ["--arg=zeros", "--arg=0.5", "--arg=7", "--arg=0"]
    results = [f"--result={file}" for file in files]
    assert call(source, "-e", "fill", *arguments, *results) == 0
    assert [np.load(file)[()] for file in files] == [7, 0.5]
    assert capfd.readouterr().out == ""


def test_the_types_of_ml_dtypes_survive_files(source: Path, tmp_path: Path) -> None:
    before, after = tmp_path / "a.npy", tmp_path / "b.npy"
    array = np.array([1.5, -2.0], ml_dtypes.bfloat16)
    np.save(before, array)
    assert call(source, "-e", "small", f"--arg={before}", f"--result={after}") == 0
    loaded: np.ndarray[Any, Any] = np.load(after)
    assert loaded.view(ml_dtypes.bfloat16).tolist() == [1.5, -2.0]


def test_complex_numbers_are_written_as_in_python(source: Path, capfd: Capture) -> None:
    assert call(source, "-e", "complex", "--arg=1.5-2j") == 0
    assert capfd.readouterr().out == "(1.5,-2)\n"


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["-e", "small", "--arg=1", "--arg=2"], "@small takes 1 arguments, and --arg"),
        (["-e", "small", "--arg=1"], "'1' is no value of type memref<2xbf16>"),
        (["-e", "dynamic", "--arg=zeros"], "'zeros' is for memrefs of static sizes"),
        (["-e", "complex", "--arg=1+"], "'1+' is no value of type complex<f32>"),
        (["-e", "small", "--arg=zeros", "--result=a", "--result=b"], "has 1 results"),
        (["-e", "small", "--arg=zeros", "--save-arg=1=a"], "'1=a' names no array"),
        (["-e", "small", "--arg=zeros", "--save-arg=0"], "'0' names no array"),
    ],
)
def test_what_does_not_fit_is_told(
    source: Path, arguments: list[str], text: str
) -> None:
    with pytest.raises(UsageError) as caught:
        call(source, *arguments)
    assert text in str(caught.value)


@pytest.mark.parametrize("data", [b"", b"text", b"\x93NUMPY", b"\x93NUMPY\x01\0v\0{"])
def test_a_file_that_holds_no_array_is_told(
    source: Path, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "m.npy"
    path.write_bytes(data)
    with pytest.raises(StreamError, match="is no array"):
        call(source, "-e", "small", f"--arg={path}")


def test_an_array_that_does_not_fit_is_an_error(
    source: Path, tmp_path: Path, capfd: Capture
) -> None:
    path = tmp_path / "m.npy"
    np.save(path, np.zeros((3, 2), np.float32))
    assert call(source, "-e", "dynamic", f"--arg={path}") == 1
    assert "f.mlir:1:1: error: " in capfd.readouterr().err
