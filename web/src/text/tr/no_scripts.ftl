needs-scripts = Tartan yanıtlarını kendi cihazında hesaplar ve bunun için JavaScript gerekir.
