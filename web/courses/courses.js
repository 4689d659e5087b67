// Shows the messages that the page receives, in order.
const element = document.querySelector('#element');
const output = document.querySelector('output');
const heard = [];
for (const type of ['move', 'answered', 'solved', 'over', 'exercise'])
  element.addEventListener(type, ({ detail }) => {
    heard.push('correct' in detail ? `${type} (${detail.correct ? 'right' : 'wrong'})` : type);
    output.textContent = heard.join(', ');
  });

// Buttons that show a part of a picture.
for (const button of document.querySelectorAll('[data-seen]'))
  button.addEventListener('click', () => {
    element.seen = button.dataset.seen;
  });
