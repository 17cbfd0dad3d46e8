"""What Magnat says, in English, Polish and German: Fluent catalogues, and the engine's things put into words."""
