name = Bağlantının QR kodu
too-long = Bu bağlantı, telefonların okuyabileceği bir kod için çok uzun. Bağlantıyı kopyala ya da daha küçük bir tahta veya daha az hamle seç.
