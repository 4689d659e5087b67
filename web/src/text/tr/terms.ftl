term-lesson = Dersine git

nimber = Bir konumun değerini söyleyen sayı: 0 ise sırası gelen oyuncu kaybeder.
nimber-example = Değerleri 3 ve 1 olan iki para, değeri {"\u2066"}3 ⊕ 1 = 2{"\u2069"} olan bir konum oluşturur.

grundy-number = Tek bir paranın (Flipping Game’de taşın) değeri: hamlelerinin bırakacağı değerlerin mex’i.
grundy-number-example = Hamleleri 0, 1 ve 3 bırakıyorsa Grundy sayısı {"\u2066"}mex{"{"}0, 1, 3{"}"} = 2{"\u2069"} olur.

mex = 0, 1, 2, 3, … sayılarından, bir kümede eksik olan en küçüğü.
mex-example = {"\u2066"}mex{"{"}0, 1, 3{"}"} = 2{"\u2069"} ve {"\u2066"}mex{"{"}1, 2{"}"} = 0{"\u2069"}.

nim-sum = ⊕: iki sayıyı da ikilik tabanda yaz; eşit bitler birbirini götürür.
nim-sum-example = {"\u2066"}3 ⊕ 1 = 2{"\u2069"}, çünkü 11 ile 01 birlikte 10 verir.

nim-product = ⊗: ⊕ ile uyumlu çarpma; satırlarda ve sütunlarda aynı anda yapılan hamleler için.
nim-product-example = {"\u2066"}2 ⊗ 2 = 3{"\u2069"} ve {"\u2066"}2 ⊗ 3 = 1{"\u2069"}; 1 ile çarpmak bir şey değiştirmez: {"\u2066"}1 ⊗ 3 = 3{"\u2069"}.

fermat-power = 2, 4, 16, 256, 65.536, …: her biri bir öncekinin karesidir. Daha küçük bir sayıyla çarpımı bildiğimiz çarpımdır; kendisiyle çarpımı kendisinin bir buçuk katıdır.
fermat-power-example = {"\u2066"}16 ⊗ 3 = 48{"\u2069"} ve {"\u2066"}16 ⊗ 16 = 24{"\u2069"}.

move-nimber = Bir hamlenin nimberi ne kadar değiştirdiğini söyleyen sayı: geriye 0 kalırsa hamle kazandırır.
move-nimber-example = Hamle nimberi 3 olan bir hamle, değeri 2 olan konumun değerini {"\u2066"}2 ⊕ 3 = 1{"\u2069"} yapar.

gamma = Γ: dolu tahtanın, yani her yeri beyaz (tura) olan tahtanın nimberi. 0 ise hiçbir ilk hamle kazandırmaz.
gamma-example = 5 × 5 Flipping Game için {"\u2066"}Γ = 2{"\u2069"}.

first-moves = P(N): N satırlı ve N sütunlu bir tahtada kazandıran ilk hamlelerin sayısı.
first-moves-example = 5 × 5 Flipping Game için {"\u2066"}P(5) = 8{"\u2069"}.

row-move = Bir hamlenin çevirdiği satırlar: satır ekseni boyunca oynanan oyunun bir hamlesi.
row-move-example = 3 × 4 (5. satır, 5. sütun) hamlesinin satır hamlesi: “3–5. satırlar”.

column-move = Bir hamlenin çevirdiği sütunlar: sütun ekseni boyunca oynanan oyunun bir hamlesi.
column-move-example = 3 × 4 (5. satır, 5. sütun) hamlesinin sütun hamlesi: “2–5. sütunlar”.
