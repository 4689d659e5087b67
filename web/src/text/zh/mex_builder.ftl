name = 亲手求 SG 值
coin-known = 位置 { $place }：值为 { $value }
coin-next = 位置 { $place }：现在要求的
coin-hidden = 位置 { $place }：还没有求出

place-of-move = { $moves ->
    [hops] 从这里一跳能到的位置
   *[runs] 以这里为右端的连续段的起点
  }
ask-moves = 位置 { $place }：点出每个{ place-of-move }，再点第一个空盒子。
ask-moves-now = 位置 { $place }：这次请点出每个{ place-of-move }，再点第一个空盒子。
ask-box = 位置 { $place }：第一个空盒子会是哪个？如果没把握，就点出每个{ place-of-move }。
all-found = 全都求出来了。
boxes = 盒子
box = 盒子 { $value }：{ $count ->
    [0] 空
   *[other] 里面有 { $count } 个
  }

## 说明

dropped = { $count ->
    [0] 什么也没留下，值为 0：放进盒子 0。
    [1] 留下位置 { $coins } 的硬币，值为 { $value }：放进盒子 { $value }。
   *[other] 留下位置 { $coins } 的硬币，值为 {"\u2066"}{ $sum } = { $value }{"\u2069"}：放进盒子 { $value }。
  }
out-of-reach = 从位置 { $place } 走一步到不了位置 { $reached }。
early = { $pressed ->
    [0] 先点出每个{ place-of-move }。
   *[other] 还有{ place-of-move }没有点。先点它。
  }
taken = { $moves ->
    [hops] 盒子 { $value } 不是空的：跳到位置 { $reached } 会留下 { $value }。
   *[runs] 盒子 { $value } 不是空的：从位置 { $reached } 开始的连续段会留下 { $value }。
  }
not-smallest = 盒子 { $value } 确实是空的，但还有更小的空盒子。
found = 位置 { $place } 的值是 { $value }：走一步能留下的值是 { $list }，其中没有出现的最小数是 { $value }。
found-end = 位置 { $place } 的值是 { $value }：它没有走法。

printed-heading-left = 走法留下
printed-heading-value = 值
