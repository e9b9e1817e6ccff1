"""TableGen's own view of a `.td` file: records by name, as `--dump-json` gives them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from bridge.ods.entries import Json

# The one definition that is found only with its own folder on the include path.
EXTRA_INCLUDES = ("mlir/Dialect/ArmSME/IR",)


class Record:
    """One TableGen record; fields that refer to other records give records."""

    __slots__ = ("_file", "_raw")

    def __init__(self, file: RecordFile, raw: dict[str, Json]) -> None:
        self._file = file
        self._raw = raw

    @property
    def name(self) -> str:
        return str(self._raw["!name"])

    @property
    def anonymous(self) -> bool:
        return bool(self._raw["!anonymous"])

    @property
    def classes(self) -> list[str]:
        """The superclasses, the most general first."""
        return list(self._raw["!superclasses"])

    def isa(self, *names: str) -> bool:
        own = self._raw["!superclasses"]
        return any(name in own for name in names)

    def has(self, field: str) -> bool:
        return self._raw.get(field) is not None

    def text(self, field: str) -> str:
        """A field of code or text; unset and empty are the same."""
        value = self._raw.get(field)
        return "" if value is None else str(value)

    def flag(self, field: str) -> bool:
        return bool(self._raw.get(field))

    def number(self, field: str) -> int:
        return int(self._raw[field])

    def plain(self, field: str) -> Json:
        """A field that holds no records: numbers, texts and lists of them."""
        return self._raw.get(field)

    def record(self, field: str) -> Record | None:
        value = self._raw.get(field)
        return None if value is None else self._file[value["def"]]

    def records(self, field: str) -> list[Record]:
        return [self._file[value["def"]] for value in self._raw.get(field) or []]

    def arguments(self, field: str) -> list[tuple[str, Record | str]]:
        """A dag's arguments: the name, and the record or the text it is bound to."""
        return [
            (name or "", self._file[arg["def"]] if isinstance(arg, dict) else str(arg))
            for arg, name in (self._raw.get(field) or {"args": []})["args"]
        ]


@dataclass(frozen=True)
class RecordFile:
    """All records that one `.td` file and its includes define."""

    source: str
    raw: dict[str, Json]

    def __getitem__(self, name: str) -> Record:
        return Record(self, self.raw[name])

    def of(self, *classes: str) -> Iterator[Record]:
        """The records of these classes, in the order of the file."""
        for name in classes:
            for key in self.raw["!instanceof"].get(name, []):
                yield self[key]


def dump(tblgen: str, include: Path, source: Path, target: Path) -> bool:
    """Writes the records of `source` to `target`; false where it is a fragment.

    Some files are included by others and do not stand alone; nothing is lost, since
    their records are seen through the file that includes them.
    """
    folders = [include, *(include / extra for extra in EXTRA_INCLUDES)]
    done = subprocess.run(
        [tblgen, "--dump-json", str(source), "-o", str(target)]
        + [part for folder in folders for part in ("-I", str(folder))],
        capture_output=True,
        check=False,
    )
    return done.returncode == 0


def load(tblgen: str, include: Path, scratch: Path) -> Iterator[RecordFile]:
    """The records of every `.td` file under `include`/mlir that stands alone.

    What `scratch` holds already is not made again.
    """
    scratch.mkdir(parents=True, exist_ok=True)
    sources = sorted((include / "mlir").rglob("*.td"))
    targets = [
        scratch / f"{str(s.relative_to(include)).replace('/', '__')}.json"
        for s in sources
    ]
    with ThreadPoolExecutor(2) as pool:
        made = pool.map(
            lambda pair: pair[1].exists() or dump(tblgen, include, *pair),
            zip(sources, targets, strict=True),
        )
        for source, target, good in zip(sources, targets, made, strict=True):
            if good:
                yield RecordFile(source.name, json.loads(target.read_text()))
