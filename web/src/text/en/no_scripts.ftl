### Without scripts a page shows this in all languages, as it can’t know which one its reader wants.

needs-scripts = Tartan works out its answers on your own device and needs JavaScript for that.
