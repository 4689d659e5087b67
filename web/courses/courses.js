// What the page hears, in the order in which it came.
const output = document.querySelector('output');
const heard = [];
for (const type of ['move', 'answered', 'solved', 'over'])
  document.querySelector('#element').addEventListener(type, ({ detail }) => {
    heard.push('correct' in detail ? `${type} (${detail.correct ? 'right' : 'wrong'})` : type);
    output.textContent = heard.join(', ');
  });

// In the sandbox the page doesn't show itself once more.
if (window === window.top) {
  const tool = document.createElement('iframe');
  tool.className = 'tool';
  tool.title = 'This page in a sandbox';
  tool.setAttribute('sandbox', 'allow-scripts');
  tool.src = 'index.html';
  document.body.append(tool);
}
