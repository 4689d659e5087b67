name = Código QR del enlace
too-long = Este enlace es demasiado largo para un código que un teléfono pueda leer. Copia el enlace, o elige un tablero más pequeño o menos jugadas.
