name = Yeni sürüm
arrived = Tartan’ın yeni bir sürümü var.
running = Ona geçersen hesaplama durur. Uzun bir hesaplamayı Hesapla sayfasında sürdürebilirsin.
use = Şimdi geç
later = Daha sonra
