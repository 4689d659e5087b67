name = Los valores de { $game }
caption = Lo que vale cada moneda

compared = Con el valor que da el teorema: { $equal } de { $filled } monedas.

compare = Comparar con el teorema
