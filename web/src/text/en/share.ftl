### Keeping a board and giving it to others: as a link, as a picture, as text.

heading = Keep and share
explanation = The page’s address holds everything: the game, the board, and every move you made.

code = Code for phones

## Pictures

with-legend = With its legend
picture-title = { $game } on a board of { $board } discs
picture-discs = { $white } of { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
  } white.
picture-chosen = Chosen: { $move }.
picture-failed = This browser couldn’t make the picture. Try the other kind, or a smaller board.

## Text

json = As text (JSON)
json-explanation = Copy this text to keep the board, or paste one here and open it. Its form is described below.
json-field = The board as JSON
json-back = Back to the board as it is
copy-json = Copy the text
open-json = Open this text
opening = Opening …
opened = Opened.
problem-not-json = This isn’t JSON. Paste the whole text, from { "{" } to { "}" }.
problem-not-a-study = This is JSON, but not a Tartan board: it must be an object with "tartan": "study".
problem-unknown-version = This text has version { $found }, but this page reads version 2.
problem-missing = “{ $key }” is missing.
problem-no-value = “{ $key }” has no value.
problem-bad-value = “{ $key }” can’t be { $found }.
problem-illegal-move = The game has no move “{ $found }” there.
problem-failed = The moves of this game can’t be worked out right now.

## The form of the text: what its keys mean. Words in quotes stay as they are

form = The form of the text
form-tartan = always “study”
form-version = { 2 }
form-game = the game as the page’s link has it: “rugs”, or a game for the rows, *, and one for the columns, such as “twins-within:4*ruler”. Without it: the Flipping Game.
form-rows = whole numbers from { 1 } to what the game allows, at most { 200 }
form-position = one text for each row, the top one first: W for a white disc, B for a black one. Without it: all white.
form-mode = “explore”, “predict”, “edit” or “play”
form-moves = the moves in order, each as its rows x its columns: “3x1~4” is row 3, columns 1 to 4; “1.3x2.5” turns four discs
form-variations = what else was tried: the number of the position it comes “after”, and its “moves”
form-at = how many of the moves are made in what is shown. Without it: all.
form-hints = the numbers of the positions where you asked for a hint
form-opponent = “person”, “casual”, “good” or “perfect”
form-you = “first” or “second”: when you move in a game against the computer
form-seed = a whole number below { 4294967296 }: decides which of several equal moves the computer makes
form-corner = what is chosen: “5x4” is the disc in row 5, column 4
form-answers = false to hide what wins
form-heat = “corners”, “cover” or “none”
form-show = a list of “values” and “grundy”
form-revealed = true once the answer to a prediction was shown
form-review = the number of the move that is reviewed
