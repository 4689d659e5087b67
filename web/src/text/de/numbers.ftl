less = { $label }: eins weniger
more = { $label }: eins mehr

from-to = Gib eine ganze Zahl von { $smallest } bis { $largest } ein.
problem-not-a-number = Gib Ziffern ein, etwa 1.000.000 oder 10^6.
problem-negative = Gib eine ganze Zahl von 1 bis { $largest } ein. Sie darf nicht negativ sein.
problem-not-whole = Gib eine ganze Zahl ein, ohne Dezimalkomma.
problem-bad-grouping = Punkte und Leerzeichen trennen je drei Ziffern ab, wie in 1.000.000.
problem-too-large = Gib höchstens { $largest } ein.
