### A game of one's own, drawn as patterns of coins that a move turns.

set = Pattern { $number }
kind-fixed = Just these coins
kind-stretched = These coins, evenly stretched
kind-free = Coins anywhere to the left
kind-run = A run of neighbours
others = Coins besides the ringed one
lengths = Its length
coins = Coins of pattern { $number }
# The distance is to the coin that must be heads.
coin = Coin { $distance } to the left
corner = The coin that must be heads
add = Add a pattern
remove = Remove pattern { $number }
