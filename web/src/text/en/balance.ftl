### The coins of a board as numbers in binary, one below the other.

now = The heads in binary, as the board is now
after = The heads in binary, as the chosen move leaves them
coin = Coin { $number }
turned-down = Coin { $number }, turned down
