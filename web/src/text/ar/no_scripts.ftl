needs-scripts = يحسب Tartan إجاباته على جهازك نفسه، ويحتاج لذلك إلى JavaScript.
