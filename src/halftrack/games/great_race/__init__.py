"""The Great Race: half-tracks across a continent, 1935."""
