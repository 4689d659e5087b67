name = { $game } 的值
caption = 每枚硬币的值

compared = { $filled } 枚硬币中，有 { $equal } 枚的值与定理给出的相同。

compare = 与 Tartan 定理比较
