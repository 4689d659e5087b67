### What is set once: the game, the size of the board, what it shows. Also for the Embed page.

## The size

rows-slider = Rows, by slider
columns-slider = Columns, by slider
presets = Usual sizes

## What the board shows

layers = Shown on the board
shading = Shading
shading-corners = Winning moves by corner
shading-cover = Winning moves over each disc
shading-none = None
disc-values = Disc values

## Its parts

part-size = Size of the board
part-layers = Shading and numbers
part-share = Share and save
part-keys = Keys

## Keys, beside those of the board

key-ends = Home and End
key-ends-does = go to the first and the last disc of the row
key-pages = Page Up and Page Down
key-pages-does = go ten rows up or down
key-corners = Ctrl with Home or End
key-corners-does = goes to the lower left or the upper right disc
key-undo = Ctrl with Z or Y
key-undo-does = undoes or redoes; on a Mac, ⌘ instead of Ctrl
key-why = Arrow keys in “Why?”
key-why-does = go from number to number in a formula or a table
