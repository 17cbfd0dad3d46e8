"""The map of 18Africa as shapes, for print and for screens: geometry here, SVG text in svg.py."""
