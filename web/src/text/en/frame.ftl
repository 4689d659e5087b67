### What only the frame in another page says.

## What a move turns, in a line: a narrow frame has room for some 30 characters

rule-flipping-game = Rectangles, upper right white.
rule-rugs = Rectangles, lower right white.
rule-turning-corners = Four corners, lower right white.
rule-acrostic-twins = Two of a row or column, last white.
rule-one-row = Discs of the row, last white.
rule-other = Where rows and columns cross.

## What can be opened

rule = Rule
no-move = Choose a move on the board first.

## What the link asked for in vain

no-origin = The link lets the board talk only with “{ $name }”. That isn’t an origin, so messages are off.
# $file is a name such as embed-lessons.js.
not-loaded = This part couldn’t be loaded. Put { $file } beside embed.html.
no-language = The language “{ $language }” couldn’t be loaded. Put its file, { $file }, beside embed.html.

## What the page around asked for in vain. Its words, such as “getState”, stay as they are

# $allowed is one of the following, or a list of such words.
request-has = “{ $key }” must be { $allowed }, not { $found }.
request-lacks = “{ $key }” is missing: it must be { $allowed }.
allowed-id = a number or a text of at most { $most } characters
allowed-state = an object with "tartan": "study"
allowed-size = a whole number
allowed-names = a list of any of { $names }
# $like is such a text.
allowed-text = a text such as { $like }
allowed-number = a whole number from { $least } to { $most }
# $allowed is a name, a list or a number, as above.
allowed-or-usual = { $allowed }, or null for the default
