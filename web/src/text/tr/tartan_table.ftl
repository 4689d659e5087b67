name = Değerler: { $game }
caption = Her paranın değeri

compared = { $filled } paradan { $equal } tanesinin değeri teoremin verdiğiyle aynı.

compare = Teoremle karşılaştır
