name = Versión nueva
arrived = Hay una versión nueva de Tartan.
running = Usarla detiene el cálculo. Si es largo, puedes reanudarlo en la página Calcular.
use = Usarla ahora
later = Más tarde
