## Boards

board-rugs = Rugs
board-turning-corners = Turning Corners
board-turning-turtles-squared = Turning Turtles²
board-mock-turtles-squared = (Mock Turtles)²
board-acrostic-twins = Acrostic Twins
product = { $rows } × { $columns }
one-row = { $game } en una fila
playing = Jugar a { $game }

## Choosing a move coin by coin

add-discs = Elige entre las marcadas las demás de la jugada.
not-together = Ninguna jugada de esta esquina voltea también esa.

## Why

one-of-each = Hay { $count } jugadas. Se muestra una por cada resultado.

## Choosing a game

rows-heading = En una fila
find = Buscar un juego: nombre, números como 1 2 4 7 o entrada de la OEIS
cards = Cada juego muestra una jugada y los números de Grundy de sus primeras monedas.
none-found = Ningún juego de esta lista tiene ese nombre o esos números.
build = Crear un juego
board-connected-blocks = Connected Blocks
choose-runs = Tramos de longitud a elegir
choose-up-to-coins = Hasta n monedas
choose-exactly-coins = Exactamente n monedas
choose-twins-within = Twins (distancia ≤ n)
choose-pattern = Tus propios patrones
detail-runs = Longitudes
detail-up-to-coins = Número de monedas
detail-exactly-coins = { detail-up-to-coins }
detail-twins-within = Distancia
detail-pattern = Patrones
problem-runs = Escribe números enteros, como 1, 3, 7.
problem-up-to-coins = Escribe un número entero a partir de 1.
problem-exactly-coins = { problem-up-to-coins }
problem-twins-within = { problem-up-to-coins }
problem-pattern = Escribe patrones como 0;0,1.
pattern-hint = Un patrón dice a qué distancia están sus monedas, hacia la izquierda, de la moneda que debe mostrar cara, que es el 0. Pon ; entre patrones. 0;0,1 voltea una moneda sola o con su vecina de la izquierda; 0,d es «y otra a cualquier distancia».
pattern-sets = { $count ->
    [one] En { $places } casillas cabe un patrón.
   *[other] En { $places } casillas caben { $count } patrones.
  }
## Games on a line

line-ruler = Ruler
line-single = Monedas sueltas
line-twins = Twins
line-turning-turtles = Turning Turtles
line-mock-turtles = Mock Turtles
line-moebius = Moebius
line-mogul = Mogul
line-moidores = Moidores
line-triplets = Triplets
line-sym = Sym
line-grunt = Grunt
line-turnips = Turnips
line-up-to-coins = Monedas (hasta { $number })
line-exactly-coins = Monedas (exactamente { $number })
line-twins-within = Twins (distancia ≤ { $number })
line-runs = Tramos de { $lengths }
line-hops = Saltos de { $hops }
line-pattern = Patrones { $pattern }

## Rules: what a move turns of a row of discs

rules-ruler = cuantas quieras, seguidas
rules-single = solo una
rules-twins = dos cualesquiera
rules-turning-turtles = una o dos
rules-mock-turtles = una, dos o tres
rules-moebius = hasta cinco
rules-mogul = hasta siete
rules-moidores = hasta nueve
rules-triplets = tres cualesquiera
rules-sym = un conjunto simétrico cualquiera
rules-grunt = la primera, otra posterior y dos entre ellas, colocadas con simetría
rules-turnips = tres a distancias iguales
rules-up-to-coins = { $number ->
    [one] solo una
   *[other] hasta { $number }
  }
rules-exactly-coins = { $number ->
    [one] solo una
   *[other] { $number } cualesquiera
  }
rules-twins-within = dos cualesquiera, a distancia { $number } como máximo
rules-runs = { $family ->
    [triangular] 1, 3, 6, 10, … seguidas
    [square] 1, 4, 9, 16, … seguidas
    [all] cuantas quieras, seguidas
    [odd] 1, 3, 5, 7, … seguidas
    [powers-of-two] 1, 2, 4, 8, … seguidas
    [primes] 2, 3, 5, 7, … seguidas
    [fibonacci] 1, 2, 3, 5, … seguidas
   *[list] { $list } seguidas
  }
rules-hops = una cualquiera y otra anterior, a distancia { $hops }
rules-pattern = uno cualquiera de estos patrones: { $pattern }

rule = Elige algunas filas y algunas columnas y voltea las monedas donde se cruzan. Filas: { $rows }. Columnas: { $columns }. La moneda de la última fila y la última columna, la esquina, debe ser blanca. Si haces la última jugada, ganas.
rule-of-row = Voltea monedas de una fila: { $columns }. La que esté más a la derecha debe ser blanca. Si haces la última jugada, ganas.
rule-hops = Una moneda salta a la izquierda, a distancia { $hops }: voltea una moneda blanca y la de la casilla donde cae. Si haces la última jugada, ganas.
rule-rugs = Voltea un rectángulo de cualquier tamaño. Su moneda inferior derecha debe ser blanca. Si haces la última jugada, ganas.
rule-turning-corners = Voltea las cuatro esquinas de un rectángulo de 2 × 2 como mínimo. La inferior derecha debe ser blanca. Si haces la última jugada, ganas.
rule-acrostic-twins = Voltea dos monedas cualesquiera de la misma fila o de la misma columna. La que esté más a la derecha o más abajo debe ser blanca. Si haces la última jugada, ganas.
