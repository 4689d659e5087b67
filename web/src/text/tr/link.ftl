rejected = Bağlantıdaki “{ $key }={ $value }” kullanılamaz, o yüzden atlandı.
rejected-moves = Oyunda bu noktada “{ $value }” diye bir hamle yok, o yüzden hamleler ondan önce bitiyor.
rejected-size = Bu oyunun en büyük tahtası: { $value }.
