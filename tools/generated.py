"""Shows the source that the format of an op is compiled to.

`python -m tools.generated arith.addf` shows the regular expression, and the function
that reads its common form.
"""

from __future__ import annotations

import argparse
import sys

from bridge.ods.format_compiled import source_of
from bridge.ods.format_elements import Compiler
from bridge.ods.format_language import FormatFault
from bridge.ods.rows import row


def shown(name: str) -> str | None:
    """The expression and the source, or None where the op's format has none."""
    found = row(name)
    if found is None:
        return None
    try:
        made = source_of(Compiler(found))
    except FormatFault:
        return None
    return None if made is None else f"match = re.compile({made[0]!r}).match\n{made[1]}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="generated", description=__doc__)
    parser.add_argument("names", nargs="+", help="of ops")
    status = 0
    for name in parser.parse_args().names:
        text = shown(name)
        if text is None:
            status = 1
            print(f"{name}: there is no row with a format that is compiled")
        else:
            print(text)
    return status


if __name__ == "__main__":
    sys.exit(main())
