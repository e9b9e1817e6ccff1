"""Writing a file's metadata: the resources that its attributes refer to."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.ir.resources import Resource
from bridge.text.spelling import keyword_or_string


def format_metadata(resources: Iterable[Resource], limit: int | None = None) -> str:
    """`{-# dialect_resources: {...} #-}`, or nothing where no resource has a blob.

    Blobs whose text is longer than `limit` characters are left out.
    """
    groups: dict[str, list[str]] = {}
    for resource in resources:
        digits = resource.digits
        if digits is None:
            continue
        value = f'"0x{digits}"'
        if limit is None or len(value) <= limit:
            entry = f"      {keyword_or_string(resource.key)}: {value}"
            groups.setdefault(resource.dialect, []).append(entry)
    if not groups:
        return ""
    texts = [
        f"    {dialect}: {{\n" + ",\n".join(entries) + "\n    }"
        for dialect, entries in groups.items()
    ]
    body = ",\n".join(texts)
    return f"\n{{-#\n  dialect_resources: {{\n{body}\n  }}\n#-}}\n"
