### What a link asked for in vain, on every page.

# The key and the value as they stand in the link: “rows=abc”.
rejected = The link’s “{ $key }={ $value }” can’t be used, so it’s left out.
rejected-moves = The game has no move “{ $value }” there, so the moves stop before it.
# $value is a size such as 49 × 49.
rejected-size = This game’s boards go up to { $value }.
