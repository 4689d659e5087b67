rejected = «{ $key }={ $value }» из ссылки не подходит и пропускается.
rejected-moves = В игре там нет хода «{ $value }», и ходы кончаются перед ним.
rejected-size = Доски этой игры бывают до { $value }.
