"""The messages of 18Africa's own."""
