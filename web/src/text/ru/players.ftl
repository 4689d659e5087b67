you = Вы
computer = Компьютер
first = Игрок 1
second = Игрок 2

opponent-casual = Компьютер, слабый
opponent-good = Компьютер, хороший
opponent-perfect = Компьютер, безупречный
opponent-person = Другой человек
