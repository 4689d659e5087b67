### What the page around an activity says in a course site. Students read it.

asking = Asking the course site for your earlier work…
no-site = This page isn’t open in a course site. You can work on everything, but nothing is sent or kept.
not-opened = The course site didn’t open this activity, so nothing is sent or kept. Open it in the course again.
site-silent = The course site didn’t say whether it has earlier work of yours. What you answer now is sent to it.
# A button “Try again” follows.
not-read = The course site couldn’t give your earlier work just now. Nothing is changed until it can.
read-only = You’re only looking at this work. What you do here isn’t sent.
# The reason is a sentence.
not-used = The course site has earlier work of yours, but it can’t be used. { $reason } You keep the score that it has.
unreadable = It can’t be read.

## One line beside the answer. A copy is kept on the device where that’s possible.

offline-kept = You’re offline. Your work is kept on this device and sent when you’re back online.
offline-unkept = You’re offline. Keep this page open: your work is sent when you’re back online.
not-sent-kept = Your last work hasn’t reached the course site. It’s kept on this device and sent again.
not-sent-unkept = Your last work hasn’t reached the course site. Keep this page open: it’s sent again.
reopen-kept = The course site still doesn’t take your work. Open this activity in the course again: your work is kept on this device until then.
reopen-unkept = The course site still doesn’t take your work. Don’t close this page, and tell your teacher.
sent-again = Your work was sent to the course site again.
brought-back = Your last work hadn’t reached the course site. It was sent now.
game-cut = This game is too long for the course site to keep. Your best score stays, but if you leave now, the game starts over.
all-done = All done. Your score of { $score } was sent to the course site.
handed-in = Handed in. Your score of { $score } was sent to the course site.
all-handed-in = Handed in. Your score was sent to the course site.
game-handed-in = Handed in. Your best game, { $score }, was sent to the course site.
# After one of these. $mark is the pass mark, such as 60 %.
passed = You’ve passed.
not-passed = It takes { $mark } to pass.

## Handing in

hand-in = Hand in your work
# $open is how many exercises or puzzles have no answer yet.
hand-in-exercises = { $open ->
    [one] One question is still open. You can answer it, or stop here and hand in your work.
   *[other] { $open } questions are still open. You can answer them, or stop here and hand in your work.
  }
hand-in-match = Your best game so far: { $score }. You can play again, or hand it in.
sure-exercises = { $open ->
    [one] One question is still open and gets no points. After handing in, nothing can be changed.
   *[other] { $open } questions are still open and get no points. After handing in, nothing can be changed.
  }
sure-match = After handing in, further games don’t count.
hand-in-now = Hand in now
keep-working = Keep working

## The same activity in two tabs

elsewhere = This activity is open in another tab. Here you see what you do there.
work-here = Continue in this tab

## Something is missing. $detail is one line in English, such as “course-frame.js didn’t load”.

not-loaded = This activity didn’t load. Tell your teacher: “{ $detail }”

## Whoever made the page reads this first.

bad-host = data-host is “{ $found }”, and has to be { $known }: nothing is sent or kept.
bad-pass = data-pass is “{ $found }”, and has to be a number from 0 to 100: nothing is said of passing.
bad-seed = data-seed is “{ $found }”, and can only be “learner”.
