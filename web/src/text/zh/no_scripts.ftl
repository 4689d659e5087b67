needs-scripts = Tartan 在你自己的设备上计算答案，因此需要 JavaScript。
