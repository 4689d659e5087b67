### 计分的内容

## 其中一题

item = { $of ->
    [puzzles] 谜题 { $number }
   *[exercises] 练习 { $number }
  }
item-open = { item }，尚未解出
item-solved = { item }，已解出
item-shown = { item }，已显示答案
item-failed = { item }，未解出
item-closed = { item }，已作答
next = { $of ->
    [puzzles] 下一题
   *[exercises] 下一题
  }
gained = { $points ->
    [none] 得 0 分。
    [whole] 得 1 分。
   *[part] 得 { $share } 分。
  }
looked = 你看了答案：得 0 分。

## 怎样计分

contract-tries = { $tries ->
    [1] 每题只能答一次，答后立刻检查。
   *[other] 每次作答后立刻检查。每题有 { $tries } 次机会，之后会显示答案。
  }
contract-points = 每解出一题得 1 分。{ $costs ->
    [both] 每答错一次、每用一个提示，都扣 ¼ 分，但至少得 ¼ 分。
    [tries] 每答错一次扣 ¼ 分，但至少得 ¼ 分。
    [hints] 每用一个提示扣 ¼ 分。
   *[nothing] {""}
  }
contract-looking = 看了答案，这一题就得 0 分。
contract-hidden = 每题只能答一次，之后不能修改。答对得 1 分，但这里不显示对错。
contract-read = 这些是当时给出的答案，在这里不能修改。
contract-score = 成绩是你的得分占满分的百分比。
contract-match = { $costs ->
    [both] 赢一局得 { $all }，每用一个提示、每撤销并改走一步，都扣 { $quarter }，但至少得 { $quarter }。输一局得 { $none }。
    [undo] 赢一局得 { $all }，每撤销并改走一步扣 { $quarter }，但至少得 { $quarter }。输一局得 { $none }。
    [hints] 赢一局得 { $all }，每用一个提示扣 { $quarter }，但至少得 { $quarter }。输一局得 { $none }。
   *[nothing] 赢一局得 { $all }，输一局得 { $none }。
  }
contract-again = 提交之前，你都可以再来一局，成绩以最好的一局为准。
contract-lesson = 成绩按这一课末尾的练习计算。
contract-pass = 成绩达到 { $mark } 或以上就及格。

## 做到哪里了

progress-hidden = 已答 { $answered } / { $count }
progress = 已解出 { $solved } / { $count }
progress-score = { progress }，成绩 { $score }
finished = 最后一题做完了：{ progress-score }。
