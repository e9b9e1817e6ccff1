"""Native against a reference: over a text's chunks, over files, over folders.

What `bridge-conform` does, as a library; and what both commands and tests need to
compare texts: how a file is split, what it expects, how a diagnostic is shown.
"""
