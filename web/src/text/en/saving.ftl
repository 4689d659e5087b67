### What is saved as a file, on every page.

save-text = Save as text
save-csv = Save as CSV
save-b-file = Save as b-file
save-oeis-b-file = Save as the OEIS’s b-file
save-png = Picture (PNG)
save-svg = Picture (SVG)
# On the button, for a moment.
has-saved = ✓ Saved
# $name is that of a file.
saved = Saved { $name }.
failed = The file couldn’t be made. Try again.
