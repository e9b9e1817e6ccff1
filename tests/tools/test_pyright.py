"""What users write is clean under pyright's strict mode, by the stubs we ship."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

PYRIGHT = Path(sys.executable).with_name("basedpyright")


def faults(root: Path, folder: Path, include: list[str]) -> list[str]:
    """What pyright says of files, in the order of their lines."""
    config = {
        "typeCheckingMode": "strict",
        "pythonVersion": "3.11",
        "include": include,
        "extraPaths": [str(root)],
    }
    path = folder / "pyrightconfig.json"
    path.write_text(json.dumps(config), "utf-8")
    command = [str(PYRIGHT), "-p", str(path), "--outputjson"]
    command += ["--pythonpath", sys.executable]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    report = json.loads(done.stdout)
    assert report["summary"]["filesAnalyzed"] >= len(include)
    return [f"{one['file']}: {one['message']}" for one in report["generalDiagnostics"]]


def test_programs_beside_the_peers_are_clean(root: Path, tmp_path: Path) -> None:
    paths = sorted((root / "examples" / "against_peers").glob("*/ours.py"))
    assert len(paths) == 4
    assert faults(root, tmp_path, [str(path) for path in paths]) == []


def test_wrong_arguments_are_seen(root: Path, tmp_path: Path) -> None:
    program = tmp_path / "wrong.py"
    program.write_text(
        "from bridge.dialects import affine, arith\n"
        "from bridge.ir.types import F32\n"
        "x = arith.ConstantOp(1.0, F32)\n"
        "arith.AddFOp(x)\n"
        "affine.ForOp(0, 64, stride=4)\n"
        "print(x.result.type, arith.NegFOp(x).operand.name)\n",
        "utf-8",
    )
    found = faults(root, tmp_path, [str(program)])
    assert len(found) == 2
    assert "missing for parameter" in found[0]
    assert "stride" in found[1]
