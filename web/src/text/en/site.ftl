### Around every page: the header, the footer, the titles of the window.

name = Tartan
page-board = Board
page-solve = Solve
page-games = Games
page-nimbers = Nimbers
page-learn = Learn
page-embed = Embed
navigation = Pages
menu = Menu
skip = Skip to the content
title = { $page } – Tartan
# For newcomers, and in search results.
home-title = Tartan: the Flipping Game and other coin-turning games
# $name is a count such as P(7).
running-title = { PERCENT($percent) } of { $name } – Tartan
unknown-page = There’s no page “{ $page }”. This is the Board page.
part-failed = Part of this page couldn’t be loaded. Check that you’re online, then try again. If that doesn’t help, reload the page.
colophon = Everything is computed on your device. Nothing you type leaves it.
language = Language
# $language is its own name.
language-failed = { $language } couldn’t be loaded. Check that you’re online, then choose it again.
