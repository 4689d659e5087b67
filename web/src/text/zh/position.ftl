## The position

position = 这个局面
white-discs = 白面朝上
count-where-from = { $count }。{ $name } 是怎么来的
wins = 轮到走的一方必胜。
moves-win = { $moves ->
    [1] 唯一的走法必胜。
   *[other] { $moves } 种走法中有 { $wins } 种必胜。
  }
loses = 对手若走得完美，轮到走的一方必败。
no-move-wins = { $moves ->
    [1] 唯一的走法不能取胜。
   *[other] { $moves } 种走法都不能取胜。
  }
left = { $outcome ->
    [wins] 你留下的是下一方的必胜局面。
   *[loses] 你留下的是下一方的必败局面。
  }
over = 已无路可走。
over-meaning = 走了最后一步的一方获胜。
possible = { $moves ->
   *[other] 有 { $moves } 种走法。
  }
find-in-steps = 三步找到必胜走法
show-answers = 显示全部必胜走法
check-first = 等我点“检查”再判断对错
failed = 暂时算不出哪些走法必胜。

## Said aloud

spoken-wins = { $move }，必胜
spoken-loses = { $move }，不能取胜
spoken-draft = { $move }。请点有标记的，加入这一步。
spoken-corner = { $board ->
    [line] 最右边：{ $place }，{ $moves }。
   *[plane] 角在{ $place }：{ $moves }。
  }
spoken-position = { $white ->
   *[other] { $board } 的棋盘，有 { $white } 枚白面朝上。
  }

## What the board lights for a number

lit-all = 白面朝上的各枚
lit-value = 白面朝上、值为 { $value } 的各枚
