scale = Ölçek
scale-linear = { $value }
scale-quotient = { $value } / n^(5/2)
scale-log = log { $value }
colours = Nokta rengi
colours-plain = Tek renk
colours-nimber = Γ değerine göre
range = Görünen: { $first } ≤ n ≤ { $last }.
keys = { $hand ->
    [finger] Yalnız bir bölümü görmek için üzerinde sürükle, yakınlaştırmak için iki parmağını aç.
   *[mouse] Yalnız bir bölümü görmek için üzerinde sürükle; yakınlaştırmak için iki parmağını aç ya da Ctrl basılıyken tekerleği çevir. Klavyeyle: ok tuşları, Page Up ve Page Down, Home, End, + ve −.
  }
