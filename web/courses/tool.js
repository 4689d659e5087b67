// In the sandbox the page doesn't embed itself again.
if (window === window.top) {
  const tool = document.createElement('iframe');
  tool.className = 'tool';
  tool.title = 'This page in a sandbox';
  tool.setAttribute('sandbox', 'allow-scripts');
  tool.src = 'index.html';
  document.body.append(tool);
}
