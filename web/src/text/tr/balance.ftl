now = Turalar ikilik tabanda, tahtanın şimdiki hâli
after = Turalar ikilik tabanda, seçilen hamleden sonra
coin = { $number }. para
turned-down = { $number }. para, yazıya çevrildi
