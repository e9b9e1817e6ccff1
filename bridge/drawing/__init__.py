"""Random operations, by their rows and by what dialects say of their own."""
