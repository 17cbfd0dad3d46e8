"""18Africa measured: the search for the best run, and the positions that it is measured on."""
