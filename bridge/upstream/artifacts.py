"""What machine code was made from, and what it is: LLVM's IR, an object, assembly."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Final

from bridge.errors import Unsupported
from bridge.upstream import jit
from bridge.upstream.provider import Module, bindings
from bridge.upstream.runtime import Runtime


class Artifacts:
    """The forms of a lowered module; each is made when it is asked for."""

    def __init__(
        self, module: Module, target: jit.Target, lowered: jit.Lowered
    ) -> None:
        self._module = module
        self._target = target
        self._lowered = lowered
        self._object = b""

    @property
    def is_for_other(self) -> bool:
        """Whether the code may be for another processor than the one that runs it."""
        return self._target.machine.is_other

    def llvm_ir(self) -> str:
        """The module in LLVM's IR, before LLVM's own passes."""
        name = f"{bindings().package}._mlir_libs._mlirDialectsLLVM"
        translate = importlib.import_module(name).translate_module_to_llvmir
        return str(translate(self._module.operation))

    def object(self) -> bytes:
        """The code as an object file: made again, since LLVM retains none unasked."""
        if not self._object:
            target = replace(self._target, dump_objects=True)
            engine = jit.engine(self._module, target, self._lowered, Runtime())
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "code.o"
                engine.dump_to_object_file(str(path))
                self._object = path.read_bytes()
        return self._object

    def assembly(self) -> str:
        """The object, disassembled; raises `Unsupported` without a disassembler."""
        tool = next(filter(None, map(shutil.which, DISASSEMBLERS)), None)
        if tool is None:
            names = " or ".join(DISASSEMBLERS)
            raise Unsupported(f"there is no {names} to disassemble the code with")
        with tempfile.NamedTemporaryFile(suffix=".o") as file:
            file.write(self.object())
            file.flush()
            return subprocess.run(
                [tool, "-d", "-r", "--no-show-raw-insn", file.name],
                capture_output=True,
                text=True,
                check=True,
            ).stdout


DISASSEMBLERS: Final = ("llvm-objdump", "llvm-objdump-22", "objdump")
"""Commands that disassemble; the first there is does."""
