### What is known of a position. $move, $size and $place are words as in places.ftl.

## The position

position = This position
white-discs = White discs
# $name is a count such as P(7).
count-where-from = { $count }. Where { $name } comes from
wins = The player to move wins.
moves-win = { $moves ->
    [one] The only move wins.
   *[other] { $wins ->
        [one] 1 of { $moves } moves wins.
       *[other] { $wins } of { $moves } moves win.
      }
  }
loses = The player to move loses against perfect play.
no-move-wins = { $moves ->
    [one] The only move doesn’t win.
   *[other] None of { $moves } moves wins.
  }
# What the reader’s last move left.
left = { $outcome ->
    [wins] You left a won position.
   *[loses] You left a lost position.
  }
over = No moves are left.
over-meaning = The player who made the last move has won.
# While it is hidden which moves win.
possible = { $moves ->
    [one] 1 move is possible.
   *[other] { $moves } moves are possible.
  }
find-in-steps = Find a winning move in three steps
show-answers = Show all winning moves
# In a puzzle.
check-first = Let me check my answer before it’s judged
failed = What wins can’t be worked out right now.

## Said aloud

spoken-wins = { $move }, wins
spoken-loses = { $move }, doesn’t win
spoken-draft = { $move }. Add discs that are marked.
# $moves is as in “disc-moves” and “disc-winning-moves” of board.ftl.
spoken-corner = { $board ->
    [line] Rightmost: { $place }, { $moves }.
   *[plane] Corner at { $place }: { $moves }.
  }
spoken-position = { $white ->
    [one] Board of { $board } discs. 1 white disc.
   *[other] Board of { $board } discs. { $white } white discs.
  }

## What the board lights for a number

lit-all = all white discs
lit-value = the white discs of value { $value }
