### A number to be found: the smallest that no move leaves.

ask = Which is the smallest number missing?
# $about is what it belongs to, such as “place 4”.
answers = The smallest number missing, { $about }
taken = A move leaves { $guess }, so it isn’t missing.
not-smallest = { $guess } is missing, but so is a smaller number.
