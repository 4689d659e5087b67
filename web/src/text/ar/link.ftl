rejected = في الرابط «{ $key }={ $value }»، وهذا غير صالح، فتُرك.
rejected-moves = ليس في اللعبة هناك نقلة «{ $value }»، فتوقفت النقلات قبلها.
rejected-size = أكبر لوح لهذه اللعبة { $value }.
