bar = 谜题
none = 没有必胜走法
press = 哪一步必胜？先点角，再点另一端。
choose = 选出必胜的一步，或选“没有必胜走法”。然后检查。
end = 现在点这一步的另一端。
ready = 检查答案，或者改选。
show = 显示答案
next = 下一个局面

right-move = 对，这一步必胜。
right-none = 对，没有必胜走法。
wrong-move = 这一步会输。
wrong-none = 不对，这里有必胜走法。
handed-in = 你的答案已提交。
shown = { $wins ->
    [0] 没有必胜走法。
   *[other] { $legal } 种走法中有 { $wins } 种必胜。
  }

hint-values = 提示：白面朝上的每一枚都显示出它的值。相等的值两两抵消。
hint-corner = 提示：如果有必胜走法，就有一种的角在{ $place }。

score = { $streak ->
    [0] { $count } 题中有 { $right } 题不用提示、一次答对
    [1] { $count } 题中有 { $right } 题不用提示、一次答对
   *[other] 连对 { $streak } 题 · { $count } 题中有 { $right } 题不用提示、一次答对
  }
