name = 新版本
arrived = Tartan 有新版本了。
running = 换用新版本会停止计算。较长的计算可以在求解页面继续。
use = 立即使用
later = 以后再说
