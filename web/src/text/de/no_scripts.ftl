needs-scripts = Tartan rechnet seine Antworten auf deinem eigenen Gerät aus und braucht dafür JavaScript.
