"""What people read: the rules (FILE.md, FILE.pl.md, FILE.de.md) and the catalogues (en, pl, de)."""
