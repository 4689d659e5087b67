expression = Expresión
hint = Escribe + para ⊕, * para ⊗ y / para ⊘. También puedes escribir *3 en vez de 3. Con 0x empieza un número hexadecimal y con 0b uno binario. Pulsa Enter para guardar un resultado.
keep = Guardar como { $name }
signs = Escribir un signo
write-sum = ⊕, suma nim
write-product = ⊗, producto nim
write-quotient = ⊘, cociente nim
write-power = Potencia de exponente entero
write-root = Raíz cuadrada
write-inverse = Inverso
write-logarithm = Logaritmo
write-parentheses = Paréntesis
go-there = Ir al error

## The answer

notations = Otras notaciones
decimal = Decimal
hexadecimal = Hexadecimal
binary = Binario
copy-decimal = Copiar el número decimal
copy-hexadecimal = Copiar el número hexadecimal
copy-binary = Copiar el número binario

## Results that were kept

results = Resultados guardados
use = Escribir { $name }, que es { $value }
forget = Vaciar la lista

## Mistakes. $place is the character, counted from 1; $sign is what stands there.

fault-unexpected-character = Carácter { $place }: «{ $sign }» no va aquí. Escribe números con ⊕, ⊗, ⊘ o ^ entre ellos.
fault-missing-operand = Carácter { $place }: falta un número. Escríbelo aquí.
fault-missing-parenthesis = Carácter { $place }: este paréntesis no tiene pareja. Añade el otro o borra este.
fault-unknown-name = Carácter { $place }: «{ $sign }» no es una función. Escribe sqrt(…), inv(…) o log(…).
fault-bad-exponent = Carácter { $place }: escribe un solo número entero detrás de ^, como 3 o -1. La potencia de una potencia necesita paréntesis.
fault-number-too-large = Carácter { $place }: { $sign } es demasiado grande. Usa un número menor que 2^64.
fault-unknown-result = Carácter { $place }: aún no hay ningún resultado { $sign }. Guarda antes uno o escribe el número.
fault-division-by-zero = Carácter { $place }: no se puede dividir entre 0. Elige otro divisor.
fault-logarithm-of-zero = Carácter { $place }: el 0 no tiene logaritmo. Elige otro número.
fault-text-too-long = La expresión es demasiado larga. Guarda una parte como resultado y sigue con él.
fault-too-deep = Carácter { $place }: hay demasiados paréntesis unos dentro de otros. Guarda la parte interior como resultado y úsalo.

## The steps

steps = Paso a paso
said-factors = producto nim de { $a } y { $b }
said-power = { $a } elevado a { $exponent } es { $value }
said-inverse = el inverso de { $a } es { $value }
said-square-root = la raíz cuadrada de { $a } es { $value }
said-logarithm = el logaritmo de { $a } es { $value }

sum-explanation = Escribe los dos números en binario. En cada columna, los bits iguales se cancelan y los distintos dan 1.
said-binary = En binario: la suma nim de { $a } y { $b } es { $sum }

ways = Cómo ver el producto
way-rules = Por reglas
way-definition = Por definición
rules-explanation = Descompón los dos factores en potencias de dos. Las mayores ⟦fermat-power|2-potencias de Fermat⟧ que contienen tienen reglas propias; de ellas se deducen todos los demás productos.
halves-explanation = Sean a = { $a }, b = { $b } y F la 2-potencia de Fermat { $power }. Parte los dos factores por F: a = F ⊗ a₁ ⊕ a₀ y b = F ⊗ b₁ ⊕ b₀. Como F ⊗ F = F ⊕ F ⁄ 2, el producto es F ⊗ (a₁ ⊗ b₁ ⊕ a₁ ⊗ b₀ ⊕ a₀ ⊗ b₁) ⊕ a₀ ⊗ b₀ ⊕ (a₁ ⊗ b₁) ⊗ F ⁄ 2. Estos son los cinco productos, en este orden:
halves-sum = En total: { $power } ⊗ { $upper } ⊕ { $lower } = { $value }.
definition-small = Con factores de hasta { $largest } también puedes verlo por definición.
definition-explanation = Un ⟦nim-product|producto nim⟧ a ⊗ b es el ⟦mex|mex⟧ de a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′, para todo a′ menor que a y todo b′ menor que b. Así, cada casilla de la tabla solo necesita casillas por encima y a su izquierda.
table = Productos hasta { $a } ⊗ { $b }
nothing-smaller = { $a } ⊗ { $b }: no hay factores menores, así que es 0.
smallest-missing = { $a } ⊗ { $b }: los productos menores dan { $list }. El menor número que falta es { $value }.

inverse-explanation = Sea a = { $a }. Los q = { $size } nimbers menores que 2^{ $bits } forman un cuerpo, el menor que contiene este número. En él, a^(q − 1) es 1, así que el inverso de a es a^(q − 2). Eleva al cuadrado una y otra vez, y multiplica los cuadrados cuyos exponentes suman q − 2 = { $exponent }:
inverse-proof = Comprobación: { $a } ⊗ { $value } es 1.
quotient-explanation = Dividir entre { $b } es multiplicar por su inverso, { $inverse }. Por eso { $a } ⊘ { $b } es este producto:
quotient-proof = Comprobación: { $value } ⊗ { $b } es { $a }.
root-explanation = Sea a = { $a }. Los q = { $size } nimbers menores que 2^{ $bits } forman un cuerpo, el menor que contiene este número. En él, a^q vuelve a ser a, así que el cuadrado de a^(q ⁄ 2) es a. Eleva al cuadrado una y otra vez, hasta el exponente q ⁄ 2 = { $exponent }:
root-proof = Comprobación: { $value } ⊗ { $value } es { $a }.
power-explanation = Sea a = { $a }. Eleva al cuadrado una y otra vez, y multiplica los cuadrados cuyos exponentes suman { $exponent }:
power-zero = Con el exponente 0 queda el producto vacío: 1.
logarithm-explanation = Los { $size } nimbers menores que 2^{ $bits } forman un cuerpo, el menor que contiene el número { $a }. Todos menos el 0 son potencias de su generador g = { $generator }. El exponente que da { $a } es { $exponent }:
product-so-far = producto hasta ahora: { $product }
not-used = no se usa
