### What a page with an activity says above it of its course site.

asking = The course site is asked for your earlier work.
no-site = This page is not open in a course site: you can work on everything, but nothing is sent or kept.
not-opened = The course site did not open this activity, so nothing is sent or kept. Open it in the course once more.
site-silent = The course site did not say whether it has earlier work of yours. What you answer now is sent to it.
read-only = This is for reading: nothing can be answered, and nothing is sent.
# The reason is a sentence.
not-used = The course site has earlier work of yours, but it could not be used. { $reason } The score that it has is not lost by that.
unreadable = It can’t be read.
not-sent = The course site did not take your result. Work on: it is sent again until the site takes it.
sent-after-all = The course site has taken your result after all.
all-done = All is done: your score is { $score }, and the course site has it.
all-handed-in = All is handed in, and the course site has your score.
best-game = Best game so far: { $score }. The course site has it.

## Whoever made the page reads this first.

bad-host = data-host is “{ $found }”, and has to be { $known }: nothing is sent or kept.
bad-pass = data-pass is “{ $found }”, and has to be a number from 0 to 100: nothing is said of passing.
bad-seed = data-seed is “{ $found }”, and can only be “learner”.
