"""Oil City: companies of three partners, two bankers and a free market in the Galician oil rush, for 9 to 30 players."""
