name = QR-Code des Links
too-long = Dieser Link ist zu lang für einen Code, den Handys lesen können. Kopiere den Link oder nimm ein kleineres Brett oder weniger Züge.
