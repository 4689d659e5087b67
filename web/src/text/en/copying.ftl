### What is copied or saved, on every page.

copy = Copy
copy-link = Copy link
link = Link
copy-text = Copy as text
copy-csv = Copy as CSV
copy-b-file = Copy as b-file
copy-oeis-b-file = Copy as the OEIS’s b-file
save-text = Save as text
save-csv = Save as CSV
save-b-file = Save as b-file
save-oeis-b-file = Save as the OEIS’s b-file
save-png = Picture (PNG)
save-svg = Picture (SVG)
copied = Copied.
# On the button, for a moment.
has-copied = ✓ Copied
copy-by-hand = This browser doesn’t let the page copy. The text is selected: press Ctrl+C or ⌘C.
