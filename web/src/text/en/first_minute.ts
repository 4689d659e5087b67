/** What is said in a newcomer's first minute. */
import { whole } from './grammar';

export const firstMinute = {
  name: 'First steps',
  steps: {
    watch: 'Watch a move',
    try: 'Make a move',
    last: 'Turn the last disc',
    question: 'Which moves win?',
  },
  step: (number: number, count: number, name: string) =>
    `${whole(number)} of ${whole(count)}. ${name}`,

  watch: {
    ready: 'A move turns over a rectangle of discs.',
    playing: 'Its upper right disc must be white.',
    done: 'Every disc of the rectangle turned over, black ones too.',
  },
  try: {
    corner: 'Click a white disc: it is the upper right corner of your move.',
    end: 'Now click a marked disc: your rectangle ends there.',
    ready: 'That is your move. Flip it.',
    done: 'That was a move. Two players take turns like this.',
  },
  last: {
    corner: 'Whoever turns the whole board black wins. Click the white disc.',
    end: 'Click it once more: the move that turns this disc alone.',
    ready: 'Flip it, and look whether a white disc is left.',
    missed: 'Now other discs are white. Start over and turn one disc alone.',
    done: 'All black: you made the last move, so you win.',
  },
  question: 'On the full board, some first moves win whatever the opponent does.',

  play: 'Play',
  playAgain: 'Play again',
  flip: 'Flip it',
  startOver: 'Start over',
  next: 'Next',
  skip: 'Skip',
  showMe: 'Show me',
  letMeGuess: 'Let me guess',
  before: 'Before the move',
  after: 'After the move',
};
