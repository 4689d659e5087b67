### What the page has before its script runs: for search engines, previews of links, and readers without scripts.
### Only the build reads it. The title is site.home-title.

# In search results below the title, in previews of links, and where the page is installed.
description = Which moves win the Flipping Game and other coin-turning games, and why? Puzzles, lessons, a computer opponent, and exact answers, all in your browser.
first-paragraph = Tartan shows which moves win the Flipping Game and other coin-turning games, in any position, and why. Solve puzzles, play against the computer and review your mistakes, and learn the mathematics behind it in short lessons, from the rule of the game to nimbers. Every answer is exact.
# What the picture of a preview shows.
picture-shows = A board of 9 rows and 12 columns. The numbers in its discs say how many winning first moves have their corner there.
# Without scripts a page says this in all languages, as it can’t know which one its reader wants.
needs-scripts = Tartan works out its answers on your own device and needs JavaScript for that.
