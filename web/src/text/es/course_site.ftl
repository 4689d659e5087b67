### Lo que dice la página que rodea una actividad en la plataforma del curso. Lo leen los estudiantes.

asking = Recuperando tu trabajo anterior de la plataforma del curso…
no-site = Esta página no está abierta en la plataforma de un curso. Puedes hacer la actividad, pero no se envía ni se guarda nada.
not-opened = La plataforma del curso no ha abierto bien esta actividad, así que no se envía ni se guarda nada. Vuelve a abrirla desde el curso.
site-silent = La plataforma del curso no ha indicado si ya tiene trabajo tuyo. Lo que respondas a partir de ahora se le enviará.
not-read = Ahora mismo no se puede recuperar tu trabajo anterior de la plataforma del curso. Hasta que se pueda, no se cambiará nada.
read-only = Solo estás viendo este trabajo. Lo que hagas aquí no se envía.
not-used = La plataforma del curso tiene trabajo anterior tuyo, pero no se puede usar. { $reason } Conservas la nota que ya tienes allí.
unreadable = No se puede leer.

## Una línea junto a la respuesta. Si es posible, queda una copia en el dispositivo.

offline-kept = No tienes conexión. Tu trabajo está guardado en este dispositivo y se enviará cuando vuelva la conexión.
offline-unkept = No tienes conexión. No cierres esta página: tu trabajo se enviará cuando vuelva la conexión.
not-sent-kept = Lo último que has hecho no ha llegado a la plataforma del curso. Está guardado en este dispositivo y se volverá a enviar.
not-sent-unkept = Lo último que has hecho no ha llegado a la plataforma del curso. No cierres esta página: se volverá a enviar.
reopen-kept = Tu trabajo sigue sin llegar a la plataforma del curso. Vuelve a abrir esta actividad desde el curso: hasta entonces, queda guardado en este dispositivo.
reopen-unkept = Tu trabajo sigue sin llegar a la plataforma del curso. No cierres esta página y avisa a tu docente.
sent-again = Tu trabajo se ha vuelto a enviar a la plataforma del curso.
brought-back = Una parte de lo que hiciste la última vez no había llegado a la plataforma del curso. Ya se ha enviado.
game-cut = Esta partida es demasiado larga para guardarla en la plataforma del curso. Conservas tu mejor nota, pero si sales ahora, la partida volverá a empezar.
all-done = Has terminado. Tu nota, un { $score }, se ha enviado a la plataforma del curso.
handed-in = Trabajo entregado. Tu nota, un { $score }, se ha enviado a la plataforma del curso.
all-handed-in = Trabajo entregado. Tu nota se ha enviado a la plataforma del curso.
game-handed-in = Trabajo entregado. Tu mejor partida, con un { $score }, se ha enviado a la plataforma del curso.
passed = Has aprobado.
not-passed = Para aprobar se necesita al menos un { $mark }.

## Entregar

hand-in = Entregar tu trabajo
hand-in-exercises = { $open ->
    [one] Te queda una pregunta pendiente. Puedes responderla, o dejarlo aquí y entregar tu trabajo.
   *[other] Te quedan { $open } preguntas pendientes. Puedes responderlas, o dejarlo aquí y entregar tu trabajo.
  }
hand-in-match = Tu mejor partida hasta ahora: { $score }. Puedes entregarla o volver a jugar.
sure-exercises = { $open ->
    [one] Te queda una pregunta pendiente, que no sumará puntos.
   *[other] Te quedan { $open } preguntas pendientes, que no sumarán puntos.
  } Después de entregar, ya no podrás cambiar nada.
sure-match = Después de entregar, las partidas que juegues ya no contarán.
hand-in-now = Entregar ahora
keep-working = Seguir trabajando

## La misma actividad en dos pestañas

elsewhere = Esta actividad está abierta en otra pestaña. Aquí ves lo que haces allí.
work-here = Seguir en esta pestaña

## Falta algo. $detail es una línea en inglés.

not-loaded = No se pudo cargar esta actividad. Dile esto a tu docente: «{ $detail }»

## Lo lee primero quien hizo la página.

bad-host = data-host debe ser { $known }, no «{ $found }». Por eso no se envía ni se guarda nada.
bad-pass = data-pass debe ser un número de 0 a 100, no «{ $found }». Por eso no se indica si se aprueba.
bad-seed = data-seed solo puede ser «learner», no «{ $found }».
