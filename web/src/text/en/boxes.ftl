### Boxes: products of three or more line games, a part of the Nimbers page.

heading = Boxes of three or more games
introduction = Play three line games at once, with coins in a box. A move takes a move of each game and turns the coins where all of them cross; the coin at the last place of each must be heads. A coin is worth the ⟦nim-product|nim-product⟧ of its ⟦grundy-number|Grundy numbers⟧ along the axes.

## The games

games = Games and sizes
axis = Game { $number }
size = Places of game { $number }
add-axis = Add a game
remove-axis = Remove game { $number }
set-up = Set up this box
too-large = A box has at most { $most } coins. These sizes make { $count }: choose smaller ones.

## The slice

slice = The slice
place = Place along { $axis }
table = What the coins are worth: rows along { $down }, columns along { $across }
corner = { $down } ↓ { $across } →
coin-heads = Coin { $coin }, heads, worth { $value }
coin-tails = Coin { $coin }, tails, worth { $value }
hint = { $hand ->
    [finger] Press a coin to turn it over and to see what its value is made of.
   *[mouse] Choose a coin to turn it over. Point at a coin to see what its value is made of.
  }

## The position

position = The position
no-heads = No coin is heads. Choose coins to set up a position.
heads = { $here ->
    [0] Heads: { $count }, none of them in this slice.
   *[other] Heads: { $count }, in this slice { $here }.
  }
nimber = Nimber { $nimber }.
cannot-win = No move wins.
can-win = This move wins: turn the coins where these places cross.
turned = { $axis }: { $places }
coins-turned = { $count ->
    [one] One coin is turned.
   *[other] { $count } coins are turned.
  }
clear = Turn all to tails

## What a screen reader hears

spoken-turned = Turned { $count ->
    [one] one coin.
   *[other] { $count } coins.
  }
spoken-can-win = Nimber { $nimber }. A move wins.
