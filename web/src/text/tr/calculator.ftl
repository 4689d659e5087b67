expression = İfade
hint = ⊕ için +, ⊗ için *, ⊘ için / yaz. 3 yerine *3 de yazabilirsin. Onaltılık sayılar 0x, ikilik sayılar 0b ile başlar. Bir sonucu saklamak için Enter’a bas.
keep = { $name } olarak sakla
signs = İşaret yaz
write-sum = ⊕, Nim toplamı
write-product = ⊗, Nim çarpımı
write-quotient = ⊘, Nim bölümü
write-power = Üssü tam sayı olan kuvvet
write-root = Karekök
write-inverse = Ters
write-logarithm = Logaritma
write-parentheses = Parantez
go-there = Hataya git

## The answer

notations = Öteki gösterimler
decimal = Onluk
hexadecimal = Onaltılık
binary = İkilik
copy-decimal = Onluk sayıyı kopyala
copy-hexadecimal = Onaltılık sayıyı kopyala
copy-binary = İkilik sayıyı kopyala

## Results that were kept

results = Saklanan sonuçlar
use = { $name } yaz, değeri { $value }
forget = Listeyi temizle

## Mistakes. $place is the character, counted from 1; $sign is what stands there.

fault-unexpected-character = { $place }. karakter: “{ $sign }” burada olamaz. Sayıları, aralarına ⊕, ⊗, ⊘ ya da ^ koyarak yaz.
fault-missing-operand = { $place }. karakter: bir sayı eksik. Buraya bir sayı yaz.
fault-missing-parenthesis = { $place }. karakter: bu parantezin eşi yok. Eşini ekle ya da bunu sil.
fault-unknown-name = { $place }. karakter: “{ $sign }” diye bir fonksiyon yok. sqrt(…), inv(…) ya da log(…) yaz.
fault-bad-exponent = { $place }. karakter: ^ işaretinden sonra tek bir tam sayı yaz, örneğin 3 ya da -1. Kuvvetin kuvveti için parantez gerekir.
fault-number-too-large = { $place }. karakter: { $sign } çok büyük. 2^64 sayısından küçük bir sayı kullan.
fault-unknown-result = { $place }. karakter: { $sign } diye bir sonuç henüz yok. Önce bir sonuç sakla ya da sayıyı yaz.
fault-division-by-zero = { $place }. karakter: 0’a bölünemez. Başka bir bölen seç.
fault-logarithm-of-zero = { $place }. karakter: 0 sayısının logaritması yoktur. Başka bir sayı seç.
fault-text-too-long = İfade çok uzun. Bir bölümünü sonuç olarak sakla, onunla sürdür.
fault-too-deep = { $place }. karakter: iç içe çok fazla parantez var. İçteki bölümü sonuç olarak sakla, onu kullan.

## The steps

steps = Adım adım
said-factors = { $a } Nim çarpı { $b }
said-power = { $a } üzeri { $exponent } eşittir { $value }
said-inverse = { $a } sayısının tersi eşittir { $value }
said-square-root = { $a } sayısının karekökü eşittir { $value }
said-logarithm = { $a } sayısının logaritması eşittir { $value }

sum-explanation = İki sayıyı da ikilik tabanda yaz. Her sütunda eşit bitler birbirini götürür, farklı bitler 1 verir.
said-binary = İkilik tabanda: { $a } Nim artı { $b } eşittir { $sum }

ways = Çarpım nasıl gösterilsin?
way-rules = Kurallara göre
way-definition = Tanıma göre
rules-explanation = İki çarpanı da ikinin kuvvetlerine ayır. İçlerindeki en büyük ⟦fermat-power|Fermat 2-kuvvetlerinin⟧ kendi kuralları vardır; öteki çarpımların hepsi bunlardan çıkar.
halves-explanation = a = { $a }, b = { $b } ve F = { $power } olsun; F bir Fermat 2-kuvvetidir. İki çarpanı da F ile ayır: a = F ⊗ a₁ ⊕ a₀ ve b = F ⊗ b₁ ⊕ b₀. F ⊗ F = F ⊕ F ⁄ 2 olduğundan çarpım F ⊗ (a₁ ⊗ b₁ ⊕ a₁ ⊗ b₀ ⊕ a₀ ⊗ b₁) ⊕ a₀ ⊗ b₀ ⊕ (a₁ ⊗ b₁) ⊗ F ⁄ 2 olur. Bu beş çarpım sırasıyla:
halves-sum = Birlikte: { $power } ⊗ { $upper } ⊕ { $lower } = { $value }.
definition-small = Çarpanlar en çok { $largest } ise çarpımı tanıma göre de görebilirsin.
definition-explanation = ⟦nim-product|Nim çarpımı⟧ a ⊗ b, a sayısından küçük bütün a′ ve b sayısından küçük bütün b′ için a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′ değerlerinin ⟦mex|mex’idir⟧. Yani tablonun her yeri için yalnız üstündeki ve solundaki yerler gerekir.
table = { $a } ⊗ { $b } çarpımına kadar olan çarpımlar
nothing-smaller = { $a } ⊗ { $b }: daha küçük çarpan yok, sonuç 0.
smallest-missing = { $a } ⊗ { $b }: daha küçük çarpımlar şunları verir: { $list }. Eksik olan en küçük sayı { $value }.

inverse-explanation = a = { $a } olsun. 2^{ $bits } sayısından küçük q = { $size } nimber bir cisim oluşturur; a sayısını içeren en küçüğü budur. Orada a^(q − 1) = 1 olduğundan a sayısının tersi a^(q − 2) olur. Art arda kare al, üslerinin toplamı q − 2 = { $exponent } olan kareleri çarp:
inverse-proof = Sağlaması: { $a } ⊗ { $value } = 1.
quotient-explanation = { $b } sayısına bölmek, onun tersi olan { $inverse } ile çarpmaktır. Öyleyse { $a } ⊘ { $b } şu çarpımdır:
quotient-proof = Sağlaması: { $value } ⊗ { $b } = { $a }.
root-explanation = a = { $a } olsun. 2^{ $bits } sayısından küçük q = { $size } nimber bir cisim oluşturur; a sayısını içeren en küçüğü budur. Orada a^q yine a olduğundan a^(q ⁄ 2) sayısının karesi a olur. q ⁄ 2 = { $exponent } üssüne kadar art arda kare al:
root-proof = Sağlaması: { $value } ⊗ { $value } = { $a }.
power-explanation = a = { $a } olsun. Art arda karesini al, üslerinin toplamı { $exponent } olan kareleri çarp:
power-zero = Üs 0 olunca boş çarpım kalır: 1.
logarithm-explanation = 2^{ $bits } sayısından küçük { $size } nimber bir cisim oluşturur; { $a } sayısını içeren en küçüğü budur. 0 dışında hepsi, üreteç g = { $generator } sayısının kuvvetleridir. { $a } sayısını veren üs { $exponent }:
product-so-far = şimdiye kadarki çarpım: { $product }
not-used = kullanılmaz
