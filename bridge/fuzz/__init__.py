"""Random programs, what they are held to, and how they are made smaller."""
