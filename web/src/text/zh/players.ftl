you = 你
computer = 电脑
first = 玩家一
second = 玩家二

opponent-casual = 电脑（随意）
opponent-good = 电脑（较强）
opponent-perfect = 电脑（完美）
opponent-person = 另一个人
