### The Embed page: a board for somebody else's page.

## Introduction

heading = Put Tartan in your own page
introduction = Choose what readers see and copy the code. No account is needed, and nothing is sent anywhere.
introduction-course = Choose what students do, then save a package or copy the code. Scores and answers go to your course site; nothing is sent to us.

what = What goes into your page
what-board = A board to play on
what-lesson = A lesson
what-tartan = A picture to zoom into
what-course = For a course site
examples = Start from
example-puzzle = a puzzle in a text
example-figure = a figure in a proof
example-match = a match
example-lesson = a lesson
example-tartan = a large picture
example-course = a graded lesson
example-test = a test
example-won = a match to be won

## The board

group-shown = What is shown
group-done = What readers may do
group-looks = How it looks
mode = What readers do
too-large = To play, choose a board of at most 30 rows and 30 columns.
opponent = Against
you = { $who ->
    [students] Students move
   *[readers] Readers move
  }
you-first = First
you-second = Second
position = Position
all-white = All discs are white. For another position, set it up on the Board page, then come back here to take it.
given = { $white ->
    [one] A position with { $white } white disc.
   *[other] A position with { $white } white discs.
  }
make-white = Make all discs white
take = Take the Board page’s position ({ $game }, { $board })

## Readers

set-hide = Hide
set-hide-answers = which moves win
set-hide-hints = hints in a game
set-hide-nimbers = nimbers, and why a move wins
not-secret = Hiding isn’t protection: someone who knows how can still find what’s hidden.
set-lock = Lock
set-lock-game = game
set-lock-size = size
set-lock-mode = what readers do
set-lock-position = position
set-lock-opponent = who plays whom
set-lock-undo = moves that were made
set-lock-answers = answers to exercises
set-panels = Readers can open
set-panels-why = why a move wins
set-panels-moves = the lists of moves
set-panels-hints = { set-hide-hints }
set-panels-setup = the set-up
set-theme = Colours
set-theme-auto = Automatic
set-theme-light = Light
set-theme-dark = Dark
# Of the frame, unlike “moves.widths” of a move.
set-width = Width
set-width-400 = Narrow
# A width, unlike “catalogue.speed-medium”.
set-width-600 = Medium
set-width-800 = Wide
set-height = Height at most
set-height-auto = As needed
set-height-360 = 360 pixels
set-height-480 = 480 pixels
set-height-640 = 640 pixels

## The preview

preview = Preview
# What the frame is called for those who don’t see it.
frame-title = { $game } on a board of { $board }
loading = Loading the board …
failed = The board couldn’t be loaded. Check that you are online and that embed.html lies beside this page.

## The code

snippet = Copy the code
kind = Where it goes
kind-element = Web page
kind-frame = Web page, no script
kind-moodle = Moodle
kind-canvas = Canvas
kind-jupyter-book-2 = Jupyter Book 2
kind-jupyter-book-1 = Jupyter Book 1
kind-vitepress = VitePress
kind-docusaurus = Docusaurus
kind-reveal = reveal.js
how-element = Paste this where you want the board. The board takes the height it needs, and your page can react to what happens on it. Several boards need the script only once.
how-frame = Paste this where you want the board, if your site allows iframes but no scripts. The height is fixed, as in the preview above.
how-moodle = Open the text editor of a page, label or book, choose “Source code” in the menu “Tools”, and paste this. Moodle removes scripts, so this is a plain iframe; in texts by students it may remove that too.
how-canvas = Open the Rich Content Editor, switch to the HTML editor (“</>”), and paste this. Canvas removes scripts, and shows only frames whose address begins with https.
how-jupyter-book-2 = Paste this into a Markdown file or cell, for a book built with Jupyter Book 2 or MyST. The book’s theme sets the frame’s height, so the board is kept low; on a phone the frame scrolls.
how-jupyter-book-1 = Paste this into a Markdown file, for a book built with Jupyter Book 1, or with Sphinx and MyST-Parser.
how-vitepress = Paste this into a Markdown file. VitePress allows no scripts there, so this is a plain iframe of a fixed height.
how-docusaurus = Paste this into a Markdown file (.md or .mdx). Docusaurus reads it as MDX, so the style looks different from HTML.
how-reveal = Paste this among the slides. The board fits on a slide, and a game continues when its slide comes back. Press Escape to give the arrow keys back to the slides.
editors = If the board says that its script can’t run, the editor took the frame’s permissions away; TinyMCE 7 and newer do. Ask the administrator to add “{ $host }” to the editor’s setting sandbox_iframes_exclusions.
code = Code to copy
copy = Copy code
trouble-local = This page is on your own computer, where your class can’t reach it. Put the files of the folder dist on a web host, open this page there, and copy the code there.
trouble-local-how = How to put Tartan on a website
trouble-insecure = This page’s address doesn’t begin with https. Pages on https will refuse to show the board.

## A lesson, a picture

lesson-hint = Add seed="17" to the element, or &seed=17 to the frame’s address, and everybody gets the same exercises.
tartan-hint = All winning first moves, to zoom into. Add seen="1-400x1-800" to the element, or &seen=1-400x1-800 to the frame’s address, and it begins with these rows and columns.

## For a course site

group-graded = How it’s graded
graded = What is graded
graded-match = Match
graded-lost = Students can’t win this match: from here the perfect computer always beats their side.
graded-hard = Students have the side that loses: they win only if the computer slips.
puzzle-level = How hard, 0 to 5
course-seed = Students get
course-seed-own = a set each
course-seed-same = the same set
course-set = Set
pass = Pass mark
# In place of a pass mark, or of hints, unlike “legend.none”.
none = none
pass-from = at least
pass-points = Percent
own-sets = Each student gets a different set and keeps it. The preview shows one of them.
same-set = Each number gives another set. With this one, everybody gets the same.
tries = Tries at each question
tries-any = any number
tries-most = at most
tries-count = Tries
answers = Each answer is
answers-checked = checked at once
answers-test = handed in, as in a test
answers-secret = The answers are worked out in the browser: someone who knows how can still find them.
hints = Hints
hints-given = allowed
# Above the sentences that are above their exercises, or their match.
contract = Students read this:
for-teachers = For teachers: what counts, what is kept, how to start over
group-package = A package to upload
standard = Standard
standard-name = SCORM { $version }
package-hint = One file, to upload as a SCORM activity to Moodle, Canvas, Blackboard, ILIAS or Open edX. The course site keeps scores and answers; nothing is sent anywhere else. If you aren’t sure about the standard, take 1.2: almost every site knows it. Try it there as a student before your class does.
package-save = Save the package
package-size = Saved { $name } ({ $size } kB).
package-failed = The package couldn’t be made, because a file of this site couldn’t be loaded. Check that you’re online, then save again.
group-linked = Without a package
# A course site, unlike “kind”.
site = Your course site
site-splice = SPLICE (Runestone, CodeCheck)
site-jsinput = Open edX, without a package
how-splice = Paste this into an activity of a site that supports SPLICE. The score and the answers stay there.
how-jsinput = Add a problem, open its advanced editor, and paste this. Students press Submit below it to be graded.
link-pass = This code sends the score, but not whether it passes: set the pass mark in your course site as well.
group-got = What the course site gets
got-anew = You changed the activity, so the preview started over.
got-score = Score
got-no-score = none before the first answer
# In a test.
got-no-score-yet = none before all is handed in
# $mark is such as 60 %.
got-passed = Pass mark of { $mark }
got-is-passed = reached
got-not-passed = not reached yet
got-failed = not reached
got-done = Finished
got-count = { $done } of { $all }, { $solved } of them solved
got-game = Last game
got-game-won = won
got-game-lost = lost
got-last = Last answer
got-none = none so far
# $item is such as Exercise 3.
got-right = { $item }: right, on try { $attempt }
got-wrong = { $item }: wrong, on try { $attempt }
got-shown = { $item }: answer shown
got-kept = Saved for next time
got-nothing-kept = nothing so far
got-characters = { $length ->
    [one] 1 character
   *[other] { $length } characters
  }

## The page in one file

file = Or download it all
file-hint = One file with the board, the game and the solver in it. It opens with a double click and needs no network. Hand it out like any other file.
download = Download flipping-game.html
