### What is copied, on every page.

copy = Copy
copy-link = Copy link
link = Link
copy-text = Copy as text
copy-csv = Copy as CSV
copy-b-file = Copy as b-file
copy-oeis-b-file = Copy as the OEIS’s b-file
copied = Copied.
# On the button, for a moment.
has-copied = ✓ Copied
copy-by-hand = This browser doesn’t let the page copy. The text is selected: press Ctrl+C or ⌘C.
# Where nothing that could be selected shows what is copied.
copy-failed = The browser doesn’t allow copying here. Save it as a file instead.
