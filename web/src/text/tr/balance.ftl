now = Turalar ikilik düzende, tahtanın şimdiki hali
after = Turalar ikilik düzende, seçilen hamleden sonra
coin = { $number }. para
turned-down = { $number }. para, yazıya çevrildi
