you = Sen
computer = Bilgisayar
first = Oyuncu 1
second = Oyuncu 2

opponent-casual = Bilgisayar, acemi
opponent-good = Bilgisayar, iyi
opponent-perfect = Bilgisayar, kusursuz
opponent-person = Başka biri
