introduction = { $count ->
    [one] { $count } lección corta
   *[other] { $count } lecciones cortas
  }. Cada una empieza con algo para probar y luego explica lo que has hecho.
minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
  }
done = Hecha
not-yet = Aún sin escribir
begin = Empezar con la lección { $number }: { $title }
continue = Seguir con la lección { $number }: { $title }
unknown-lesson = No hay ninguna lección «{ $lesson }». Elige una de esta lista.
no-such-lesson = No hay ninguna lección «{ $lesson }». Las lecciones son { $lessons }.

## Lo que una plataforma guardó de los ejercicios de una lección y no se puede usar

state-is-none = Este marco muestra una lección, y eso no es el estado de ninguna.
state-of-lesson = Es el estado de la lección { $found }, y este marco muestra «{ $lesson }».
state-of-edition = Ese estado es de los ejercicios de otra edición de Tartan. Ya no son los mismos.
state-of-seed = Es el estado de la serie { $found }, y este marco muestra la serie { $seed }.
state-has = El estado de una lección no puede tener { $key }: { $found }.

## La lista de lecciones

not-written = «{ $title }» aún no está escrita. Elige otra lección de esta lista.

## Progreso

progress = Tu progreso
done-of = { $done } de { $all } lecciones hechas.
to-exercises = Ir a los ejercicios
exercises-elsewhere = Los ejercicios se resuelven en la pantalla. La página de esta lección en Tartan los ofrece como hoja para imprimir.
solved-of = { $solved } de { $all } ejercicios resueltos.
here = Estás aquí
kept = Se guarda en este navegador; nadie más lo ve.
not-kept = En este navegador, la página no puede guardar tu progreso. Dura hasta que cierres esta pestaña.
export = Exportar
clear = Borrar
cleared = Progreso borrado.

## Para docentes

teachers = Para tu clase
teachers-words = Cada lección tiene una página para docentes, con preguntas para la clase, y una hoja para imprimir, con los ejercicios y las soluciones en una página aparte. Con «Copiar enlace de clase», debajo de los ejercicios de una lección, todo el grupo recibe los mismos. Las lecciones y los tableros también se pueden poner en la plataforma del curso: la página Insertar da el código necesario.
teachers-class = En 45 minutos, una clase puede jugar por parejas (10 minutos), recorrer la lección 1 (15), resolver sus ejercicios (15) y vencer entre todos al ordenador en el proyector (5).
teachers-for-teachers = Para docentes
teachers-worksheet = Hoja para imprimir

## Alrededor de una lección

contents = Contenido
all-lessons = Todas las lecciones
lesson-number = Lección { $number }
link-to-part = Enlace a esta parte
known = Lo que ya sabes
mark-done = Lección hecha
save-lesson = Guardar en un archivo
save-lesson-hint = Se abre con un doble clic y no necesita red. Repártelo como cualquier otro archivo.
neighbours = Otras lecciones
previous = Anterior: { $title }
next = Siguiente: { $title }

## Una lección junto al tablero

numbered = { $number }. { $title }
lesson-board = El tablero de la lección
on-board = Ya está en el tablero
to-board = Ver en el tablero
show-board = Ir al tablero

## En una lección

proof = Demostración: { $of }

part-waits = { $questions ->
    [one] Responde la pregunta de arriba para abrir la parte siguiente: { $title }.
   *[other] Responde las preguntas de arriba para abrir la parte siguiente: { $title }.
  }
show-whole = Mostrar toda la lección

board-link = Abrir en la página Tablero
on-the-board = En el tablero: { $places }.
number-answer = Tu respuesta, un número entero
show-answer = Ver la solución
choose-first = Elige primero una respuesta.
no-number = Escribe un número entero.
right = Correcto.
wrong = Incorrecto.
answer-was = La solución es { $answer }.

## Cada lección: su título, lo que haces primero y lo que entiendes después

lesson-rule-title = La regla
lesson-rule-does = Juega contra el ordenador en un tablero de 5 × 5.
lesson-rule-gives = Qué es una jugada ganadora: haga lo que haga tu rival, tienes respuesta.

lesson-turtles-title = Las monedas son montones
lesson-turtles-does = Juega a Turning Turtles con caras en 3, 5 y 6.
lesson-turtles-gives = Cada cara, dibujada en blanco, es un montón de Nim, y una posición está perdida exactamente cuando todo está en equilibrio.

lesson-coins-title = Las monedas no se estorban
lesson-coins-does = Juega contra el ordenador en dos filas iguales.
lesson-coins-gives = Una posición es la suma de sus caras, cada una como si estuviera sola.

lesson-mex-title = El menor número que falta
lesson-mex-does = Calcula a mano los primeros valores de un juego.
lesson-mex-gives = Opciones, mex y números de Grundy, y por qué las posiciones se suman.

lesson-patterns-title = Patrones
lesson-patterns-does = Adivina cómo siguen los valores de tres juegos.
lesson-patterns-gives = El bit 1 más bajo y los números odiosos, y por qué un patrón que ves aún no está demostrado.

lesson-runs-title = Tramos
lesson-runs-does = Halla los valores hasta 20 de un juego con tramos de 1, 4, 9 o 16 monedas.
lesson-runs-gives = Cuánto vale un tramo y cómo obtener rápido un eje entero.

lesson-tartan-title = El teorema del tartán
lesson-tartan-does = Completa una tabla de Turning Corners.
lesson-tartan-gives = Una jugada de un producto es una jugada de filas por una de columnas, y los valores se multiplican.

lesson-nim-product-title = El producto nim
lesson-nim-product-does = Multiplica 2 ⊗ 2, 2 ⊗ 3 y 4 ⊗ 4.
lesson-nim-product-gives = Las 2-potencias de Fermat, dos maneras de multiplicar y un cuerpo con inversos.

lesson-counting-title = Contar jugadas ganadoras
lesson-counting-does = Cuenta las primeras jugadas ganadoras en 5 × 5.
lesson-counting-gives = Cuándo gana una jugada y cómo contar miles de billones de jugadas en un segundo.

lesson-winning-move-title = Encontrar una jugada ganadora
lesson-winning-move-does = Encuentra una en (Mock Turtles)².
lesson-winning-move-gives = Tres pasos que siempre llevan a una.

lesson-beyond-title = Más allá de los productos
lesson-beyond-does = Juega a Acrostic Twins.
lesson-beyond-gives = Juegos de dos dimensiones que no son productos, y lo que aun así se cumple en ellos.

lesson-chessboard-title = Monedas en un tablero de ajedrez
lesson-chessboard-does = Juega con tres monedas en un tablero de ajedrez.
lesson-chessboard-gives = Por qué se repiten los valores y cómo contar las posiciones ganadas sin enumerarlas.
