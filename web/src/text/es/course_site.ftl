asking = Preguntando a la plataforma del curso por tu trabajo anterior.
no-site = Esta página no está abierta en la plataforma de un curso: puedes trabajar en todo, pero no se envía ni se guarda nada.
not-opened = La plataforma del curso no abrió esta actividad, así que no se envía ni se guarda nada. Ábrela otra vez en el curso.
site-silent = La plataforma del curso no dijo si tiene trabajo anterior tuyo. Lo que respondas ahora se le envía.
read-only = Esto es solo para leer: aquí no se puede responder y no se envía nada.
not-used = La plataforma del curso tiene trabajo anterior tuyo, pero no se pudo usar. { $reason } La nota que ya tiene no se pierde por eso.
unreadable = No se puede leer.
not-sent = La plataforma del curso no aceptó tu resultado. Sigue trabajando: se vuelve a enviar hasta que lo acepte.
sent-after-all = La plataforma del curso aceptó por fin tu resultado.
all-done = Has terminado: tu nota es del { $score }, y la plataforma del curso ya la tiene.
all-handed-in = Lo has entregado todo, y la plataforma del curso ya tiene tu nota.
best-game = Tu mejor partida hasta ahora: { $score }. La plataforma del curso ya tiene la nota.


bad-host = data-host es «{ $found }», y solo puede ser { $known }: no se envía ni se guarda nada.
bad-pass = data-pass es «{ $found }», y debe ser un número de 0 a 100: no se dice nada de aprobar.
bad-seed = data-seed es «{ $found }», y solo puede ser «learner».
