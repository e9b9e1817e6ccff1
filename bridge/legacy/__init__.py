"""MLIR's text of March 2019 to mid 2020, read as today's IR, written as today's text.

MLIR's text has no compatibility: what was written then is refused now. Reading it is
done by today's readers, with rows added for what was spelled otherwise; nothing is
read twice, and text of today passes through the same reader untouched.

What was otherwise, and who knows it:

- *types and attributes* (`grammar`, `llvm_types`): a table of readers by first word,
  which the grammars of `bridge.text` ask for what their fast paths leave over: affine
  maps and sets without `affine_map<>`, layouts of memrefs, `{a: 1}`, `dense<type, …>`;
- *names of operations* (`rows`): `Renamed` where an op is read as before under another
  name (`addf`, `loop.for`), `Changed` where it was written otherwise, `Gone` where
  nothing is left of it. There is one file of rows a family: `std`, `affine`, `loops`,
  `vector`, `llvm`, `nvvm`, `linalg`, `gpu`, `spirv`;
- *what an op becomes* (`upgrade`): a changed op is first read as it was, with its old
  name. When all names are resolved its row's function makes today's ops out of it, as
  many as it takes (`dim %A, 0` is a constant and a `memref.dim`), before it.

The text is upgraded by the same reading. Each reader notes what it would put instead
of what it has read (`edits`): a name, a type, a map. An op that has changed is printed
with the names its text had, but for its regions, which stay as they are. All that is
not noted stays: comments, RUN and CHECK lines, blank space, names, today's text. So
upgrading what is upgraded changes nothing.

Where two eras read one text differently, what the text can decide is decided by
it (a word that no type begins with makes `(d0) -> (d0)` a map; `dim %A, 0` has a
number and `dim %A, %c` a value). The rest is decided by `era`: `() -> ()` among
attributes is an empty map in 2019 and a function's type from 2020 on. Without `era` it
is a map where the text has other maps without `affine_map<>` and none with.

What is valid today and does not do what it did is a warning (`Upgraded.diagnostics`);
what has no equivalent is `Malformed`, which names what replaced it. Of the programs
that LLVM pads the vectors of, `as_transfers` makes some that do what they did.
"""

from __future__ import annotations

from bridge.legacy.padding import as_transfers
from bridge.legacy.reading import Upgraded, parse, upgrade
from bridge.legacy.state import Era

__all__ = ["Era", "Upgraded", "as_transfers", "parse", "upgrade"]
