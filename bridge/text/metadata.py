"""Writing a file's metadata: the resources that its attributes refer to."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.ir.resources import Resource
from bridge.text.spelling import keyword_or_string


def format_metadata(resources: Iterable[Resource], limit: int | None = None) -> str:
    """`{-# dialect_resources: {...} #-}`, or nothing where no resource has a blob.

    Blobs whose text is longer than `limit` characters are left out; brackets around
    nothing are what is left of all of them.
    """
    groups: dict[str, list[str]] = {}
    written = [(resource, resource.digits) for resource in resources]
    for resource, digits in written:
        if digits is None:
            continue
        value = f'"0x{digits}"'
        if limit is None or len(value) <= limit:
            entry = f"      {keyword_or_string(resource.key)}: {value}"
            groups.setdefault(resource.dialect, []).append(entry)
    if all(digits is None for _, digits in written):
        return ""
    if not groups:
        return "\n{-#\n\n#-}\n"
    texts = [
        f"    {dialect}: {{\n" + ",\n".join(entries) + "\n    }"
        for dialect, entries in groups.items()
    ]
    body = ",\n".join(texts)
    return f"\n{{-#\n  dialect_resources: {{\n{body}\n  }}\n#-}}\n"
