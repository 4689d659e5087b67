## Introduction

heading = Pon Tartan en tu propia página
introduction = Elige lo que ven los usuarios y copia el código. No hace falta ninguna cuenta, y no se envía nada a ninguna parte.
introduction-course = Elige qué hacen los estudiantes; luego guarda un paquete o copia el código. Las notas y las respuestas van a tu plataforma del curso; a nosotros no nos llega nada.

what = Qué va en tu página
what-board = Un tablero para jugar
what-lesson = Una lección
what-tartan = Una imagen para ampliar
what-course = Para la plataforma del curso
examples = Empezar con
example-puzzle = un reto en un texto
example-figure = una figura en una demostración
example-match = una partida
example-lesson = una lección
example-tartan = una imagen grande
example-course = una lección con calificación
example-test = un examen
example-won = una partida que hay que ganar

## The board

group-shown = Qué se muestra
group-done = Qué pueden hacer los usuarios
group-looks = Qué aspecto tiene
mode = Qué hacen los usuarios
too-large = Para jugar, elige un tablero de 30 filas y 30 columnas como máximo.
opponent = Contra
you = { $who ->
    [students] El estudiante
   *[readers] El usuario
  }
you-first = Empieza
you-second = Juega segundo
position = Posición
all-white = Todas son blancas. Si quieres otra posición, prepárala en la página Tablero y vuelve aquí para usarla.
given = { $white ->
    [one] Una posición con { $white } blanca.
   *[other] Una posición con { $white } blancas.
  }
make-white = Ponerlas todas blancas
take = Usar la posición de la página Tablero ({ $game }, { $board })

## Readers

set-hide = Ocultar
set-hide-answers = qué jugadas ganan
set-hide-hints = las pistas de una partida
set-hide-nimbers = los nimbers y por qué gana una jugada
not-secret = Ocultar no es proteger: quien sepa cómo puede encontrarlo de todos modos.
set-lock = Bloquear
set-lock-game = juego
set-lock-size = tamaño
set-lock-mode = qué hacen los usuarios
set-lock-position = posición
set-lock-opponent = quién juega contra quién
set-lock-undo = jugadas hechas
set-lock-answers = respuestas a los ejercicios
set-panels = Los usuarios pueden abrir
set-panels-why = por qué gana una jugada
set-panels-moves = las listas de jugadas
set-panels-hints = { set-hide-hints }
set-panels-setup = «Preparar»
set-theme = Colores
set-theme-auto = Automático
set-theme-light = Claro
set-theme-dark = Oscuro
set-width = Ancho
set-width-400 = Estrecho
set-width-600 = Medio
set-width-800 = Amplio
set-height = Altura máxima
set-height-auto = La necesaria
set-height-360 = 360 píxeles
set-height-480 = 480 píxeles
set-height-640 = 640 píxeles

## The preview

preview = Vista previa
frame-title = { $game } en un tablero de { $board }
loading = Cargando el tablero…
failed = No se pudo cargar el tablero. Comprueba que tienes conexión y que embed.html está junto a esta página.

## The code

snippet = Copia el código
kind = Dónde va
kind-element = Página web
kind-frame = Página web, sin script
kind-moodle = Moodle
kind-canvas = Canvas
kind-jupyter-book-2 = Jupyter Book 2
kind-jupyter-book-1 = Jupyter Book 1
kind-vitepress = VitePress
kind-docusaurus = Docusaurus
kind-reveal = reveal.js
how-element = Pega esto donde quieras el tablero. El tablero toma la altura que necesita, y tu página puede reaccionar a lo que pasa en él. Aunque haya varios tableros, basta con incluir el script una vez.
how-frame = Pega esto donde quieras el tablero, si tu sitio permite iframes pero no scripts. La altura es fija, como en la vista previa de arriba.
how-moodle = Abre el editor de texto de una página, una etiqueta o un libro, elige «Código fuente» en el menú «Herramientas» y pega esto. Moodle elimina los scripts, así que esto es un simple iframe; en textos de estudiantes puede eliminar también eso.
how-canvas = Abre el Rich Content Editor (editor de contenido enriquecido), cambia al editor HTML («</>») y pega esto. Canvas elimina los scripts, y solo muestra marcos cuya dirección empieza por https.
how-jupyter-book-2 = Pega esto en un archivo o una celda de Markdown, para un libro hecho con Jupyter Book 2 o MyST. El tema del libro fija la altura del marco, así que el tablero tiene poca altura; en un teléfono hay que desplazarse dentro del marco.
how-jupyter-book-1 = Pega esto en un archivo Markdown, para un libro hecho con Jupyter Book 1, o con Sphinx y MyST-Parser.
how-vitepress = Pega esto en un archivo Markdown. VitePress no permite scripts ahí, así que esto es un simple iframe de altura fija.
how-docusaurus = Pega esto en un archivo Markdown (.md o .mdx). Docusaurus lo lee como MDX, por eso el estilo se ve distinto que en HTML.
how-reveal = Pega esto entre las diapositivas. El tablero cabe en una diapositiva, y una partida continúa cuando vuelve su diapositiva. Pulsa Esc para devolver las flechas a las diapositivas.
editors = Si el tablero dice que su script no puede ejecutarse, el editor le ha quitado los permisos al marco; TinyMCE 7 y las versiones posteriores lo hacen. Pide a quien lo administra que añada «{ $host }» al ajuste sandbox_iframes_exclusions del editor.
code = Código para copiar
copy = Copiar código
trouble-local = Esta página está en tu propio ordenador, y tu clase no puede llegar a ella. Pon los archivos de la carpeta dist en un servidor web, abre allí esta página y copia allí el código.
trouble-local-how = Cómo poner Tartan en un sitio web
trouble-insecure = La dirección de esta página no empieza por https. Las páginas con https se negarán a mostrar el tablero.

## A lesson, a picture

lesson-hint = Añade seed="17" al elemento, o &seed=17 a la dirección del marco, y todos reciben los mismos ejercicios.
tartan-hint = Todas las primeras jugadas ganadoras, para ampliar. Añade seen="1-400x1-800" al elemento, o &seen=1-400x1-800 a la dirección del marco, y empieza con estas filas y columnas.

## For a course site

group-graded = Cómo se califica
graded = Qué se califica
graded-match = Partida
graded-lost = Los estudiantes no pueden ganar esta partida: desde esta posición, el ordenador perfecto gana siempre.
graded-hard = Los estudiantes juegan con el lado perdedor: solo ganan si el ordenador se equivoca.
puzzle-level = Dificultad, de 0 a 5
course-seed = Cada estudiante recibe
course-seed-own = su propia serie
course-seed-same = la misma serie
course-set = Serie
pass = Nota mínima
none = ninguna
pass-from = al menos
pass-points = Porcentaje
own-sets = Cada estudiante recibe una serie distinta y la conserva. La vista previa muestra una de ellas.
same-set = Cada número da otra serie. Con este, todos reciben la misma.
tries = Intentos por pregunta
tries-any = sin límite
tries-most = como máximo
tries-count = Intentos
answers = Las respuestas
answers-checked = se comprueban
answers-test = se entregan (examen)
answers-secret = Las soluciones se calculan en el navegador: quien sepa cómo puede encontrarlas de todos modos.
hints = Pistas
hints-given = permitidas
contract = Los estudiantes leen esto:
for-teachers = Para docentes: qué cuenta, qué se guarda, cómo reiniciar
group-package = Un paquete para subir
standard = Estándar
standard-name = SCORM { $version }
package-hint = Un archivo para subir como actividad SCORM a Moodle, Canvas, Blackboard, ILIAS u Open edX. La plataforma del curso guarda notas y respuestas; no se envía nada a ninguna otra parte. Si dudas entre los estándares, elige 1.2: casi todas las plataformas lo admiten. Pruébalo allí como estudiante antes de dárselo a tu clase.
package-save = Guardar el paquete
package-size = Se ha guardado { $name } ({ $size } kB).
package-failed = No se pudo crear el paquete, porque no se pudo cargar un archivo de este sitio. Comprueba que tienes conexión y guarda otra vez.
group-linked = Sin paquete
site = Tu plataforma del curso
site-splice = SPLICE (Runestone, CodeCheck)
site-jsinput = Open edX, sin paquete
how-splice = Pega esto en una actividad de una plataforma compatible con SPLICE. La nota y las respuestas se quedan allí.
how-jsinput = Añade un problema, abre su editor avanzado y pega esto. Para recibir la nota, los estudiantes pulsan «Submit» («Enviar») debajo del problema.
link-pass = Este código envía la nota, pero no dice si basta para aprobar: fija la nota mínima también en la plataforma del curso.
group-got = Qué recibe la plataforma del curso
got-anew = Has cambiado la actividad, así que la vista previa empieza de nuevo.
got-score = Nota
got-no-score = ninguna antes de la primera respuesta
got-no-score-yet = ninguna hasta que se entregue todo
got-passed = Nota mínima del { $mark }
got-is-passed = alcanzada
got-not-passed = aún no alcanzada
got-failed = no alcanzada
got-done = Terminado
got-count = { $done } de { $all } (resueltos: { $solved })
got-game = Última partida
got-game-won = ganada
got-game-lost = perdida
got-last = Última respuesta
got-none = ninguna aún
got-right = { $item }: correcto, en el intento { $attempt }
got-wrong = { $item }: incorrecto, en el intento { $attempt }
got-shown = { $item }: solución mostrada
got-kept = Guardado para la próxima vez
got-nothing-kept = nada aún
got-characters = { $length ->
    [one] 1 carácter
   *[other] { $length } caracteres
  }

## The page in one file

file = O descargarlo todo
file-hint = Un solo archivo con el tablero, el juego y el motor de cálculo. Se abre con doble clic y no necesita red. Repártelo como cualquier otro archivo.
download = Descargar flipping-game.html
