// What the page hears, in the order in which it came.
const output = document.querySelector('output');
const heard = [];
for (const type of ['move', 'answered', 'solved', 'over', 'exercise'])
  document.querySelector('#element').addEventListener(type, ({ detail }) => {
    heard.push('correct' in detail ? `${type} (${detail.correct ? 'right' : 'wrong'})` : type);
    output.textContent = heard.join(', ');
  });
