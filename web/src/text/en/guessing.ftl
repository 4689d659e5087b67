### A sequence of Grundy numbers whose tail is hidden: the reader guesses it value by value, then sees the plot.

name = Guess how it goes on: { $game }
coin-known = Place { $place }: { $value }
coin-next = Place { $place }: to be guessed now
coin-hidden = Place { $place }: hidden
guess = Your guess for place { $place }
show-next = Show it
right = Yes, place { $place } has { $value }.
wrong = No, place { $place } doesn’t have { $guess }.
shown = Place { $place } has { $value }.
score = { $right ->
    [0] None guessed on the first try.
    [one] 1 guessed on the first try.
   *[other] { $right } guessed on the first try.
  }
plot = Plot of the first { $count } values
