name = Die Werte von { $game }
caption = Was jede Münze wert ist

compared = { $equal } von { $filled } Münzen haben den Wert, den der Satz angibt.

compare = Mit dem Tartan-Satz vergleichen
