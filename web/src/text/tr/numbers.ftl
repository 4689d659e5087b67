less = { $label }: bir azalt
more = { $label }: bir artır

from-to = { $smallest }–{ $largest } aralığında bir tam sayı gir.
problem-not-a-number = Rakamla yaz, örneğin 1.000.000 ya da 10^6.
problem-negative = 1–{ $largest } aralığında bir tam sayı gir. Negatif olamaz.
problem-not-whole = Bir tam sayı gir, ondalık virgül kullanma.
problem-bad-grouping = Nokta ve boşluk, rakamları üçer üçer ayırır: 1.000.000 gibi.
problem-too-large = En çok { $largest } girebilirsin.
