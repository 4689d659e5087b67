needs-scripts = Tartan вычисляет ответы прямо на вашем устройстве, и для этого нужен JavaScript.
