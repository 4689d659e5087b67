### A link as a code that a phone reads.

name = QR code of the link
too-long = This link is too long for a code that phones can read. Copy the link, or choose a smaller board or fewer moves.
