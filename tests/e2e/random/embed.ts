/** The Embed page with its live frame, and the frames alone: with a board, and with a lesson. */
import type { Frame } from '@playwright/test';
import { DISC_ACTIONS } from './board';
import { discNames, readBoard, RULED } from './boards';
import { anyLesson, readLesson } from './learn';
import type { Random, Reading, ReadPage } from './reader';

const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Enter',
  'Space',
  'Tab',
  'Escape',
  'Control+z',
];
const MODES = ['explore', 'predict', 'edit', 'play'];

function anyBoard(random: Random): string {
  const game = random(3) === 0 ? RULED[random(RULED.length)]! : 'flipping-game';
  const most = game === 'flipping-game' ? 6 : 3;
  const rows = game.startsWith('single') ? 1 : 1 + random(most);
  return `game=${game}&rows=${rows}&columns=${1 + random(most)}&mode=${MODES[random(4)]!}&answers=${random(2) === 0 ? 'yes' : 'no'}`;
}

/** Reads the discs of a frame. Its address names the game, which can't be changed there. */
async function readFrame(frame: Frame): Promise<Reading[]> {
  const game = new URL(frame.url()).searchParams.get('game') ?? 'flipping-game';
  const all = await discNames(frame, '[role=grid]');
  return all.flatMap((names) => readBoard(names, game));
}

export const embed: ReadPage = {
  name: 'Embed',
  home: '#/embed',
  address: (random) => `#/embed?${anyBoard(random)}`,
  within: 'main',
  typed: (random) => String(1 + random(800)),
  keys: KEYS,
  read: async (frame) => {
    const live = frame.childFrames().find((child) => child.url().includes('embed.html'));
    return live === undefined || live.url().includes('lesson=') ? [] : readFrame(live);
  },
};

export const boardFrame: ReadPage = {
  name: 'a frame with a board',
  home: '/embed.html?game=',
  address: (random) => `embed.html?${anyBoard(random)}&lock=game`,
  within: 'body',
  typed: (random) => String(1 + random(6)),
  keys: KEYS,
  actions: DISC_ACTIONS,
  read: readFrame,
};

export const lessonFrame: ReadPage = {
  name: 'a frame with a lesson',
  home: '/embed.html?lesson=',
  address: (random) => `embed.html?lesson=${anyLesson(random)}&seed=${random(1_000)}`,
  within: 'body',
  typed: (random) => String(random(20)),
  keys: KEYS,
  read: readLesson,
};
