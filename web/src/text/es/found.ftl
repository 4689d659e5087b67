description = ¿Qué jugadas ganan en el Flipping Game y en otros juegos de voltear monedas, y por qué? Retos, lecciones, partidas contra el ordenador y respuestas exactas, todo en el navegador.
first-paragraph = Tartan muestra qué jugadas ganan en el Flipping Game y en otros juegos de voltear monedas, en cualquier posición, y por qué. Resuelve retos, juega contra el ordenador, repasa tus errores y aprende con lecciones breves las matemáticas que hay detrás, desde la regla del juego hasta los nimbers. Todas las respuestas son exactas.
picture-shows = Un tablero de 9 filas y 12 columnas. Los números de las fichas dicen cuántas primeras jugadas ganadoras tienen ahí su esquina.
needs-scripts = Tartan calcula sus respuestas en tu propio dispositivo y para eso necesita JavaScript.
