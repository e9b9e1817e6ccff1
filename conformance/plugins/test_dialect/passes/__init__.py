"""The test passes of upstream's mlir/test/lib/IR, as far as its files use them."""
