needs-scripts = Tartan calcula sus respuestas en tu propio dispositivo y para eso necesita JavaScript.
