name = Neue Version
arrived = Eine neue Version von Tartan ist da.
running = Wenn du sie nutzt, endet die laufende Berechnung. Eine lange Berechnung kannst du auf der Seite „Berechnen“ fortsetzen.
use = Jetzt nutzen
later = Später
