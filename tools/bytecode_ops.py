"""Finds the ops whose bytecode is read and written as their rows say.

    python -m tools.bytecode_ops ../shared/corpus/upstream-22

reads every chunk of the `.mlir` files there by text and by bytecode, in both
directions; then, for each op that no chunk has, random instances that the reference
accepts. The ops of chunks where all agree go into `bridge/upstream/bytecode_ops.json`;
every other op goes by text. What disagrees is listed.
"""

from __future__ import annotations

import io
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from bridge.errors import Error
from bridge.ir.core import Operation
from bridge.ods.rows import dialects, row, table
from bridge.upstream import (
    bytecode_properties,
    bytecode_reader,
    bytecode_writer,
    exporter,
    importer,
    reader,
)
from bridge.upstream.bytecode_format import NoCodec
from bridge.upstream.isolated import Pool
from bridge.upstream.provider import Module, bindings, new_context
from tools.ods import judging

Found = tuple[list[str], list[str], list[str]]
"""The ops that agree, those that do not, and what disagrees."""


def main(arguments: Sequence[str]) -> None:
    """Writes the table, and prints what is not in it."""
    (folder,) = arguments
    agreed: set[str] = set()
    refuted: set[str] = set()
    reasons: Counter[str] = Counter()
    with Pool(timeout=120) as pool:

        def add(chunks: Iterator[bytes]) -> None:
            for outcome in pool.map("tools.bytecode_ops:judge", chunks):
                crashed = f"crashed: {outcome.error}"
                right, wrong, problems = outcome.value or ([], [], [crashed])
                agreed.update(right)
                refuted.update(wrong)
                reasons.update(problems)

        add(_chunks(Path(folder)))
        add(_made(agreed | refuted))
    names = sorted(agreed - refuted)
    table = {"llvm": bindings().version, "ops": names}
    bytecode_properties.TABLE.write_text(json.dumps(table, indent=0) + "\n")
    for reason, count in reasons.most_common():
        print(f"{count:6} {reason}")
    print(f"refuted: {', '.join(sorted(refuted))}")
    print(f"{len(names)} ops agree")


def judge(chunk: bytes) -> Found:
    """The ops of one chunk, where both ways agree in both directions."""
    bytecode_properties.trust_rows()
    try:
        module = reader.read(chunk, "-", _context())
        native = importer.read_generic(importer.print_generic(module))
    except Error:
        return [], [], []
    names = sorted({op.name for op in native.walk() if row(op.name)})
    problems = _unknown_properties(native)
    text = exporter.generic_text(native)
    try:
        other = _through_bytecode(module)
    except NoCodec as error:
        return [], [], [*problems, str(error)]
    wrong = _culprits(native, other)
    try:
        if not _is_same(module, other, text):
            return [], wrong, [*problems, f"read otherwise: {', '.join(wrong)}"]
        if not _same(native, text):
            return [], [], [*problems, f"written otherwise: {', '.join(names)}"]
    except (NoCodec, Error) as error:
        return [], wrong, [*problems, str(error).partition("\n")[0]]
    return names, [], problems


def _is_same(module: Module, other: Operation, text: bytes) -> bool:
    """Whether bytecode gave what text gave, or upstream's module where that differs.

    A type of a dialect may be spelled in two ways, and upstream's reader simplifies
    affine maps once more than its bytecode.
    """
    found = exporter.generic_text(other)
    if found == text:
        return True
    written = bytecode_writer.write_bytecode(other)
    again = reader.read(written.data, "-", _context())
    return importer.print_generic(again) == importer.print_generic(module)


def _culprits(native: Operation, other: Operation) -> list[str]:
    """The ops that have other properties in one module than in the other."""
    pairs = zip(native.walk(), other.walk(), strict=False)
    return sorted({a.name for a, b in pairs if str(a.properties) != str(b.properties)})


def _through_bytecode(module: Module) -> Operation:
    buffer = io.BytesIO()
    module.operation.write_bytecode(buffer)
    return bytecode_reader.read_bytecode(buffer.getvalue(), {})


def _same(native: Operation, text: bytes) -> bool:
    """Whether upstream makes the same of our text and of our bytecode.

    Its own bytecode tells: that has the order of uses too.
    """
    by_text = exporter.read_exported(text, _context())
    written = bytecode_writer.write_bytecode(native)
    by_bytecode = reader.read(written.data, "-", _context())
    return _bytes(by_text) == _bytes(by_bytecode)


def _bytes(module: Module) -> bytes:
    buffer = io.BytesIO()
    module.operation.write_bytecode(buffer)
    return buffer.getvalue()


def _unknown_properties(native: Operation) -> list[str]:
    """Properties that upstream prints and the rows do not have."""
    found = set()
    for op in native.walk():
        known = row(op.name)
        if known is not None:
            for name in op.properties:
                if name not in known.inherent:
                    found.add(f"{op.name} has a property {name} that its row lacks")
    return sorted(found)


def _context() -> object:
    return new_context(allow_unregistered=True)


def _made(seen: set[str]) -> Iterator[bytes]:
    """Valid random instances of each op that was not seen, a few of each."""
    for dialect in dialects():
        found = table(dialect)
        assert found is not None
        lines = [line for name in found.names() if (line := row(name)) is not None]
        makers = [
            judging.Maker(line, Random(line.name))
            for line in lines
            if line.name not in seen
        ]
        texts = [maker.text() for maker in makers for _ in range(_TRIALS)]
        for text, message in zip(texts, judging.in_children(texts), strict=True):
            if message == "":
                yield text.encode()


_TRIALS = 60


def _chunks(folder: Path) -> Iterator[bytes]:
    for path in sorted(folder.rglob("*.mlir")):
        yield from re.split(rb"(?m)^// -----.*\n", path.read_bytes())


if __name__ == "__main__":
    main(sys.argv[1:])
