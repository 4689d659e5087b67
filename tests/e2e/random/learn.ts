/** The Learn pages: lessons with their boards, instruments and exercises. */
import type { Frame } from '@playwright/test';
import { discNames, readBoard } from './boards';
import { KEYS, type Random, type Reading, type ReadPage } from './reader';

const LESSONS = [
  'rule',
  'turtles',
  'coins',
  'mex',
  'patterns',
  'runs',
  'tartan',
  'nim-product',
  'counting',
  'winning-move',
  'beyond',
  'chessboard',
];
/** Lessons whose boards are all of the Flipping Game. */
const OF_THE_FLIPPING_GAME = /\/learn\/(?:rule|counting)\b|[?&]lesson=(?:rule|counting)\b/u;

/** Any lesson; half of the time one whose boards are read. */
export function anyLesson(random: Random): string {
  return random(2) === 0 ? ['rule', 'counting'][random(2)]! : LESSONS[random(LESSONS.length)]!;
}

function address(random: Random): string {
  if (random(12) === 0) return '#/learn';
  const exercises = random(3) === 0 ? `?seed=${random(1_000)}` : '';
  return `#/learn/${anyLesson(random)}${exercises}`;
}

export async function readLesson(frame: Frame): Promise<Reading[]> {
  if (!OF_THE_FLIPPING_GAME.test(frame.url())) return [];
  const all = await discNames(frame, '[id^="board-"] [role=grid], aside [role=grid]');
  return all.flatMap((names) => readBoard(names, 'flipping-game'));
}

export const learn: ReadPage = {
  name: 'Learn',
  home: '#/learn',
  first: '#/learn/rule',
  address,
  within: 'main',
  typed: (random) => String(random(20)),
  keys: KEYS,
  read: readLesson,
};
