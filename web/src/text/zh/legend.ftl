name = 图例
overlay-values = 每枚上面的数：它的值。
overlay-grundy = 边上的粗体数：行与列的 SG 值。
shading-corners = 以这里为角的必胜走法数
shading-cover = 会翻转这里的必胜走法数
none = 无
tails = 黑面朝上
range = { $from }–{ $to }
winning = 必胜走法的另一端
possible = 其他走法的另一端
unknown = 走法的另一端
adds = 可以加入这一步
adds-winning = 可以加入，并能得到必胜走法
corner = 有必胜走法的角
corner-if-any = 必胜走法（如果有）的角
last = 上一步
played = 实际走的一步
reply = 应对
lengths = 高 { $heights }，宽 { $widths }
chosen = { $fate ->
    [wins] 这一步必胜：{ $move }。
    [loses] 这一步不能取胜：{ $move }。
   *[unknown] 这一步：{ $move }。
  }
