"""What tests of every game share."""
