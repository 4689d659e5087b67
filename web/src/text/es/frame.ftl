## What a move turns, in a line: a narrow frame has room for some 30 characters

rule-flipping-game = Rectángulos, sup. der. blanca.
rule-rugs = Rectángulos, inf. der. blanca.
rule-turning-corners = 4 esquinas, inf. der. blanca.
rule-acrostic-twins = Dos en línea, la última blanca.
rule-one-row = De la fila, la última blanca.
rule-other = Cruces de filas y columnas.

## What can be opened

rule = Regla
no-move = Elige primero una jugada en el tablero.

## What the link asked for in vain

no-origin = El enlace solo deja que el tablero hable con «{ $name }». Eso no es un origen, así que los mensajes están desactivados.
not-loaded = No se pudo cargar esta parte. Pon { $file } junto a embed.html.
no-language = No se pudo cargar el idioma «{ $language }». Pon su archivo, { $file }, junto a embed.html.

## What the page around asked for in vain. Its words, such as “getState”, stay as they are

request-has = «{ $key }» debe ser { $allowed }, no { $found }.
request-lacks = Falta «{ $key }»: debe ser { $allowed }.
allowed-id = un número o un texto de { $most } caracteres como máximo
allowed-state = un objeto con "tartan": "study"
allowed-size = un número entero
allowed-names = una lista con elementos de { $names }
allowed-text = un texto como { $like }
allowed-number = un número entero de { $least } a { $most }
allowed-or-usual = { $allowed }, o null para el valor por defecto
