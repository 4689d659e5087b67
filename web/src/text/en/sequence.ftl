### The Solve page: whole sequences P(1), P(2), … and values that are checked.

lengths = Heights: { $heights }. Widths: { $widths }.
# Several boards: P(1) to P(100).

## The form

size = Largest board
size-hint = All boards from 1 × 1 to this size, at most { $largest }.
compute = Compute all

too-large = Enter at most { $largest }. More values don’t fit the memory of a page.
bad-lengths = These lengths don’t work yet. Correct them under “Change the rule”.

## A run

cancelled = { $boards }: cancelled.
failed = { $boards } could not be computed.
ready = { $boards } are computed.
ready-one = { $boards } is computed.

## The plot

slider = Board in the plot
spoken = n = { $n }, P(n) = { $winning }, board nimber { $nimber }
on-board = The winning moves on { $board }
no-zeros = On each of them some first move wins.
zeros = { $zeros ->
    [one] { $seen ->
        [one] This board has P(n) = 0: no first move wins there.
       *[other] 1 of these { $seen } boards has P(n) = 0: no first move wins there.
      }
   *[other] { $zeros } of these { $seen } boards have P(n) = 0: no first move wins there.
  }
points = P(n) > 0
# By how many binary digits the board’s nimber has: Γ = 4 to 7.
nimbers = { $first ->
    [1] Γ = 1
   *[other] Γ = { $first } to { $last }
  }
zero-points = P(n) = 0, below the line

## The table

table = Table of the values
board-nimber = board nimber
go-to = Go to n
no-such-board = Enter a whole number from 1 to { $last }.

## Files

files = Download the values
file-csv = n, P(n) and Γ, for a spreadsheet
file-json = P(n) as text, exact in every program
file-b-file = lines “n P(n)”, as in the OEIS
writing = Writing the file: { PERCENT($percent) }
not-written = The browser has no room for this file. Try a shorter sequence.

## Checked values

check-introduction = Paste your own values of P(n). Each is compared with the exact one, and the first wrong one is named.
check-field = Your values
check-hint = One per line starting with P(1), or one line with commas, or lines “n P(n)” as in a b-file, “P(2) = 0”, or CSV. Up to a million of them.
checking = Checking { $boards }
check-cancelled = Check cancelled.
check-failed = The values could not be checked.
right-one = Your value is right: it is { $name }.
right = All { $values } values are right: { $boards }.
right-with-gaps = All { $values } values are right: { $boards }, with gaps.
wrong = { $name } is not { $given }.
right-value = The right value is { $name } = { $right }.
before = { $before ->
    [0] It is the first of your values.
    [one] The value before it is right.
   *[other] The { $before } values before it are right.
  }
list-empty = Paste your values into the field first.
list-too-many = These are { $values } values. Check at most { $most } at a time.
list-unreadable = Line { $line } can’t be read: “{ $found }”.
list-ambiguous = Line { $line }, “{ $found }”, could be one number or two. Leave out what groups the digits.
list-no-value = Line { $line } has no value beside “{ $found }”, as the lines before it have.
list-no-such-board = Line { $line }: n must be from 1 to { $largest }, not { $found }.
list-twice = Line { $line }: { $name } is already in line { $earlier }.
