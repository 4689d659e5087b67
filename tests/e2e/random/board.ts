/** The Board page for the random reader: its discs, and the moves in the address that explain them. */
import type { Frame } from '@playwright/test';
import { allWhite, positionOf, replayed, spelled } from '../flipping_game';
import { movesIn } from '../play_page';
import { discNames, discsIn, positionIn, readBoard, RULED } from './boards';
import type { Action, Random, RandomReader, Reading, ReadPage } from './reader';

/** The page's own board; a lesson beside it has boards of its own. */
const GRID = '[data-part=board] [role=grid]';
const MODES = ['explore', 'predict', 'edit', 'play'];
const BOARD_KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Control+End'],
  ...['Enter', 'Enter', 'Enter', 'Space', 'n', 'p', 'f', 'f', 'Escape', '+', '-', '0'],
  ...['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
  ...['Control+z', 'Control+z', 'Control+y', 'Control+Shift+z'],
];

function address(random: Random): string {
  const mode = MODES[random(4)]!;
  const answers = random(2) === 0 ? '&answers=yes&show=values' : '';
  const sizes = (most: number) => `rows=${1 + random(most)}&columns=${1 + random(most)}`;
  const beside = random(6) === 0 ? '&lesson=rule' : '';
  if (random(3) > 0) return `#/board?${sizes(7)}&mode=${mode}${answers}${beside}`;
  const game = RULED[random(RULED.length)]!;
  const size = game.startsWith('single') ? `rows=1&columns=${1 + random(12)}` : sizes(3);
  return `#/board?game=${game}&${size}&mode=${mode}${answers}`;
}

/** Actions on the discs themselves. */
export const DISC_ACTIONS: readonly Action[] = [
  async (reader) => {
    const [name, place] = await anyDisc(reader);
    await reader.page.mouse.click(...place);
    return `click ${name}`;
  },
  async (reader) => {
    const [[from, start], [to, end]] = [await anyDisc(reader), await anyDisc(reader)];
    const { mouse, keyboard } = reader.page;
    await mouse.move(...start);
    await mouse.down();
    await mouse.move(...end, { steps: 3 });
    const isDropped = reader.random(6) === 0;
    if (isDropped) await keyboard.press('Escape');
    await mouse.up();
    return `drag ${from} – ${to}${isDropped ? ', dropped by Escape' : ''}`;
  },
  async (reader) => {
    const key = reader.pick(BOARD_KEYS);
    await reader.frame.evaluate(() =>
      document
        .querySelector<HTMLElement>('[role=grid] button[tabindex="0"]')
        ?.focus({ preventScroll: true }),
    );
    await reader.page.keyboard.press(key);
    return `press ${key} on the board`;
  },
];

/** The name of a disc, and its place in the window. */
async function anyDisc(reader: RandomReader): Promise<[string, [number, number]]> {
  const disc = await reader.frame.waitForFunction((number) => {
    const discs = document.querySelectorAll('[role=grid] button');
    return discs[number % Math.max(discs.length, 1)];
  }, reader.random(10_000));
  const element = disc.asElement();
  await element?.evaluate((button) =>
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
  );
  const box = await element?.boundingBox();
  const name = await element?.evaluate((button) => button.getAttribute('aria-label'));
  if (!box) return ['a disc that went away', [2, 2]];
  return [name ?? '', [box.x + box.width / 2, box.y + box.height / 2]];
}

async function read(frame: Frame): Promise<Reading[]> {
  const [url, names] = [frame.url(), (await discNames(frame, GRID))[0] ?? []];
  const query = new URLSearchParams(url.replace(/^[^?]*\??/u, ''));
  // The boards of a lesson beside the board replace it.
  if (query.has('lesson')) return [];
  const game = query.get('game') ?? 'flipping-game';
  const asked = game === 'flipping-game' ? await askedBoard(frame, query) : [];
  return [...readBoard(names, game), ...asked];
}

/**
 * Compares the discs with the address: its moves, made from its start, give what is shown. A review shows the board
 * before its move.
 */
async function askedBoard(frame: Frame, query: URLSearchParams): Promise<Reading[]> {
  const isThinking = await frame.evaluate(() =>
    document.body.textContent.includes('The computer is thinking'),
  );
  const address = frame.url();
  const discs = discsIn((await discNames(frame, GRID))[0] ?? []);
  if (discs.length === 0) return [];
  const seen = positionIn(discs);
  const start = query.get('position');
  // A large board's address is compressed, which unit tests cover.
  if (start !== null && !/^[WB.]+$/u.test(start)) return [];
  const review = query.get('review');
  const moves =
    review === null
      ? movesIn(address)
      : movesIn(address.replace(/&at=\d+/u, '')).slice(0, Number(review) - 1);
  const from = start === null ? allWhite(seen.rows, seen.columns) : positionOf(start);
  return [
    { what: 'the computer thinks', shown: String(isThinking), expected: 'false' },
    {
      what: 'the discs of the address',
      shown: spelled(seen),
      expected: spelled(replayed(from, moves)),
    },
  ];
}

export const board: ReadPage = {
  name: 'Board',
  home: '#/board',
  address,
  within: [
    'fieldset',
    'section[aria-labelledby=position-heading]',
    '[data-part=move-bar]',
    '[role=tablist]',
    '[role=tabpanel]',
  ].join(', '),
  keys: BOARD_KEYS,
  typed: (random) => String(1 + random(7)),
  actions: DISC_ACTIONS,
  read,
};
