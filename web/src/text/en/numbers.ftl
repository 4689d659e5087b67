### Numbers that are typed: the buttons beside the field, and what is wrong with one.
less = { $label }: one less
more = { $label }: one more

from-to = Enter a whole number from { $smallest } to { $largest }.
problem-not-a-number = Enter digits, such as 1,000,000 or 10^6.
problem-negative = Enter a whole number from 1 to { $largest }. It can’t be negative.
problem-not-whole = Enter a whole number, without a decimal point.
problem-bad-grouping = Commas and spaces group three digits each, as in 1,000,000.
problem-too-large = Enter at most { $largest }.
