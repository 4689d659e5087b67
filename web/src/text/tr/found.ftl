description = Flipping Game’de ve başka para çevirme oyunlarında hangi hamleler kazandırır, neden? Bulmacalar, dersler, bilgisayara karşı oyun ve kesin yanıtlar, hepsi tarayıcında.
first-paragraph = Tartan, Flipping Game’de ve başka para çevirme oyunlarında, her konumda hangi hamlelerin neden kazandırdığını gösterir. Bulmaca çöz, bilgisayara karşı oyna, hatalarını gözden geçir; oyunun kuralından nimberlere kadar işin matematiğini kısa derslerle öğren. Bütün yanıtlar kesindir.
picture-shows = 9 satırlı, 12 sütunlu bir tahta. Taşlardaki sayılar, kaç kazandıran ilk hamlenin köşesinin orada olduğunu gösterir.
needs-scripts = Tartan yanıtlarını kendi cihazında hesaplar ve bunun için JavaScript gerekir.
