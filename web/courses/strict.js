let moves = 0;
document.querySelector('flipping-game').addEventListener('move', () => {
  moves += 1;
  document.querySelector('output').textContent = moves;
});
