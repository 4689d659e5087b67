/** What the page says of a newer version of itself. */
export const offline = {
  name: 'New version',
  arrived: 'A new version of Tartan is here.',
  running:
    'The computation that is under way stops then. A long board can go on from what was kept of it, on the Solve page.',
  use: 'Use it now',
  later: 'Later',
};
