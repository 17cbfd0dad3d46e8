### Next to figures that may differ in the printed game.

web-origin-reconstructed = Reconstructed: { $figures }
web-origin-disputed = Sources disagree: { $figures }
web-origin-all = Where the numbers come from

web-origin-option-rulebook = as in the rulebook
web-origin-option-public = from public sources
web-origin-option-disputed = sources disagree
web-origin-option-reconstructed = reconstructed
web-origin-option-ours = our own
web-origin-setup-reconstructed = What the rulebook does not say, we had to reconstruct: { $figures }.
web-origin-setup-disputed = Public sources disagree on some figures: { $figures }.
