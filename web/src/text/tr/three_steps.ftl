name = Kazandıran hamleye üç adım
lost = Bu konumun nimberi 0, yani hiçbir hamle kazandırmaz. Tahtada hamleyi geri al, adımlar yeniden gelir.
nimber = Bu konumun nimberi {"\u2066"}s = { $nimber }{"\u2069"}.

head-heading = 1. Bir tura seç
head = { $place }: {"\u2066"}v = { $value }{"\u2069"}
head-said = {"\u2066"}v ⊕ s = { $value } ⊕ { $nimber } = { $wanted }{"\u2069"}.
head-lower = { $wanted } < { $value }, demek ki bu turanın kazandıran bir hamlesi var.
head-higher = { $wanted } > { $value }: bu turanın kazandıran hamlesi olmayabilir. Başka birini seç.

split-heading = 2. v₁’den küçük bir u₁ seç ve böl
split-caption = Denediğin her u₁ için bölmenin verdiği u₂
split-value = {"\u2066"}v = v₁ ⊗ v₂ = { $row } ⊗ { $column } = { $value }{"\u2069"}
split-row = u₁
split-change = u₁ ⊕ v₁
split-quotient = s ⊘ (u₁ ⊕ v₁)
split-column = u₂
split-fits = u₂ < v₂ ?
yes = evet
no = hayır
split-pick = {"\u2066"}u₁ = { $row }{"\u2069"}
split-not = {"\u2066"}u₂ = { $column }{"\u2069"} sayısı {"\u2066"}v₂ = { $value }{"\u2069"} değerinden küçük değil. Başka bir u₁ seç.

move-heading = 3. Her eksende bir hamle
move = Satır hamlesi: { $rows }. Köşenin satırı dışındaki satırların değeri {"\u2066"}u₁ = { $row }{"\u2069"}. Sütun hamlesi: { $columns }. Köşenin sütunu dışındaki sütunların değeri {"\u2066"}u₂ = { $column }{"\u2069"}. Kesiştikleri yerdeki paraları çevir.
chosen = Hamle tahtada seçildi. Onu orada çevir: geriye 0 kalır.
