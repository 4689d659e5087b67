table-sum = { $size } sayısından küçük nimberlerin Nim toplamları
table-product = { $size } sayısından küçük nimberlerin Nim çarpımları
table-quotient = { $size } sayısından küçük nimberlerin Nim bölümleri
no-value = tanımsız: 0’a bölünemez.

## What a screen reader hears of the place that is read

said-sum = { $a } Nim artı { $b } eşittir { $value }
said-product = { $a } Nim çarpı { $b } eşittir { $value }
said-quotient = { $a } Nim bölü { $b } eşittir { $value }
said-no-value = { $a } Nim bölü 0 tanımsızdır.
