"""The laboratory: many games of bots, what they tell, and how sure one can be of it."""
