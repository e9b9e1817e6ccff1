"""Operations to look at: highlighted text for notebooks, and pictures of graphs."""
