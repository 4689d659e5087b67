heading = Kazandıran hamleye üç adım
step = Adım { $step } / 3.
waiting = Adımlar hesaplanıyor…
none = Bu konumda hiçbir hamle kazandırmaz: nimberi 0.
next = Sonraki adım
close = Adımları kapat
check = Bölmeyi kontrol et

head = Konumun ⟦nimber|nimberi⟧ {"\u2066"}s = { $nimber }{"\u2069"}. Öyle bir beyaz bul ki s’yi ⊕ ile eklediğinde değeri küçülsün: { $disc }. Değeri {"\u2066"}v = { $value }{"\u2069"} ve {"\u2066"}v ⊕ s = { $wanted }{"\u2069"}. Demek ki hamlenin çevirdiği öteki yerlerin birlikte değeri {"\u2066"}u = { $wanted }{"\u2069"} olmalı.
numbers = Bunu iki eksene dağıt. Bulduğun beyazın değeri, satırından gelen {"\u2066"}v₁ = { $ofRow }{"\u2069"} ile sütunundan gelen {"\u2066"}v₂ = { $ofColumn }{"\u2069"} sayılarının ⟦nim-product|Nim çarpımı⟧. İkisini de öyle küçült ki {"\u2066"}u₁ ⊕ v₁{"\u2069"} ile {"\u2066"}u₂ ⊕ v₂{"\u2069"} değişikliklerinin ⊗ ile çarpımı {"\u2066"}s = { $nimber }{"\u2069"} olsun. {"\u2066"}u₁ = { $row }{"\u2069"} al: s’yi ilk değişikliğe bölersen ikincisi çıkar, böylece {"\u2066"}u₂ = { $column }{"\u2069"} bulunur.
line-numbers = Değişikliği kontrol et. Burada tek eksen var, dağıtacak bir şey yok: v’den u’ya giden bir hamle nimberi {"\u2066"}u ⊕ v{"\u2069"} kadar değiştirir, bu da {"\u2066"}s = { $nimber }{"\u2069"}.
twins-row = Bunu iki eksene dağıt. Bulduğun beyazın değeri, satırından gelen v₁ ile sütunundan gelen v₂ sayılarının Nim toplamıdır. s’nin en yüksek biti {"\u2066"}v₁ = { $value }{"\u2069"} sayısında var: onu {"\u2066"}u₁ = { $wanted }{"\u2069"} olacak biçimde küçült, sütunu olduğu gibi bırak.
twins-column = Bunu iki eksene dağıt. Bulduğun beyazın değeri, satırından gelen v₁ ile sütunundan gelen v₂ sayılarının Nim toplamıdır. s’nin en yüksek biti {"\u2066"}v₂ = { $value }{"\u2069"} sayısında var: onu {"\u2066"}u₂ = { $wanted }{"\u2069"} olacak biçimde küçült, satırı olduğu gibi bırak.
move = Her eksende bir hamle bul. Satırlarda, { $row }. satırda biten ve öteki satırlarının birlikte değeri {"\u2066"}u₁ = { $u }{"\u2069"} olan bir hamle: { $rows }. Sütunlarda, { $column }. sütunda biten ve öteki sütunlarının birlikte değeri {"\u2066"}u₂ = { $w }{"\u2069"} olan bir hamle: { $columns }. Kesiştikleri yerleri çevir: bu, nimberi { $nimber } kadar değiştirir ve 0 bırakır.
line-move = Köşesi { $corner } olan ve öteki paralarının birlikte değeri {"\u2066"}u = { $u }{"\u2069"} olan bir hamle bul: { $coins }. Bunları çevir: bu, nimberi { $nimber } kadar değiştirir ve 0 bırakır.
twins-move = Şuradaki iki parayı çevir: { $rows }, { $columns }. Bu, nimberi { $nimber } kadar değiştirir ve 0 bırakır.
