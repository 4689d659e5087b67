heading = Cajas de tres o más juegos
introduction = Juega a la vez a tres juegos de una fila, con monedas en una caja. Una jugada combina una jugada de cada juego y voltea las monedas donde se cruzan todas; la moneda que está en la última casilla de cada una debe mostrar cara. Una moneda vale el ⟦nim-product|producto nim⟧ de sus ⟦grundy-number|números de Grundy⟧ a lo largo de los ejes.

## The games

games = Juegos y tamaños
axis = Juego { $number }
size = Casillas del juego { $number }
add-axis = Añadir un juego
remove-axis = Quitar el juego { $number }
set-up = Preparar esta caja
too-large = Una caja tiene como máximo { $most } monedas. Con estos tamaños son { $count }: elígelos más pequeños.

## The slice

slice = La capa
place = { $axis }: casilla
table = Lo que valen las monedas. Filas: { $down }; columnas: { $across }
corner = { $down } ↓ { $across } →
coin-heads = Moneda { $coin }, cara, vale { $value }
coin-tails = Moneda { $coin }, cruz, vale { $value }
hint = { $hand ->
    [finger] Pulsa una moneda para voltearla y ver de dónde sale su valor.
   *[mouse] Elige una moneda para voltearla. Señala una moneda para ver de dónde sale su valor.
  }

## The position

position = La posición
no-heads = Ninguna moneda muestra cara. Elige monedas para preparar una posición.
heads = { $here ->
    [0] Caras: { $count }, ninguna en esta capa.
    [one] Caras: { $count }, 1 en esta capa.
   *[other] Caras: { $count }, { $here } en esta capa.
  }
nimber = Nimber { $nimber }.
cannot-win = Ninguna jugada gana.
can-win = Esta jugada gana: voltea las monedas donde se cruzan estas casillas.
turned = { $axis }: { $places }
coins-turned = { $count ->
    [one] Se voltea una moneda.
   *[other] Se voltean { $count } monedas.
  }
clear = Poner todas en cruz

## What a screen reader hears

spoken-turned = { $count ->
    [one] Una moneda volteada.
   *[other] { $count } monedas volteadas.
  }
spoken-can-win = Nimber { $nimber }. Una jugada gana.
