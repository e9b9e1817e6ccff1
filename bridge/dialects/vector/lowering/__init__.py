"""Vector ops as simpler vector ops: each module gives the patterns of one lowering."""
