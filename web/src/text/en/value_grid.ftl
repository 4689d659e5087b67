### A table of coins by rows and columns.

# Beside the number of a row or column: its Grundy number.
axis-value = g = { $value }
