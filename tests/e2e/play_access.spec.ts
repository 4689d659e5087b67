/** The game for everybody: in every state of it, by keyboard, by ear, and on a page from right to left. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixture';
import { allWhite, replayed, whiteCount } from './flipping_game';
import type { Move } from './flipping_game';
import { expectForEverybody, expectNothingCutOff, inBrowsers, movingThings } from './for_everybody';
import { announcement, playAddress, playerAfter } from './play_page';
import type { PlayPage } from './play_page';
import { visit } from './visit';

const MOVES: readonly Move[] = [
  { column: 5, row: 5, width: 4, height: 3 },
  { column: 4, row: 2, width: 1, height: 1 },
  { column: 5, row: 1, width: 4, height: 1 },
];
/** Two discs are left after the first of these moves, and none after the last. */
const ENDING = { rows: 2, position: 'WB.BW' } as const;
const ENDING_MOVES: readonly Move[] = [
  { column: 1, row: 2, width: 1, height: 1 },
  { column: 2, row: 1, width: 1, height: 1 },
];
const OVER = playAddress({ ...ENDING, moves: ENDING_MOVES });

interface State {
  readonly name: string;
  reach(play: PlayPage): Promise<void>;
  /** Looked at in all browsers, and not in Chromium alone: axe takes its time. */
  readonly everywhere?: boolean;
}

const states: readonly State[] = [
  { name: 'as it opens', everywhere: true, reach: (play) => play.open() },
  {
    name: 'a corner is held, and a rectangle chosen',
    reach: async (play) => {
      await play.open();
      await play.disc(5, 5).click();
      await play.rectangle(4, 3).click();
      await expect(play.act('Turn it over')).toBeVisible();
    },
  },
  {
    name: 'the computer thinks',
    reach: async (play) => {
      await play.open(playAddress({ opponent: 'perfect' }));
      await play.holdComputer();
      await play.click(MOVES[0]!);
      await expect(play.phase).toHaveText(/is thinking …$/u);
    },
  },
  {
    name: 'the computer waits, on a branch',
    reach: async (play) => {
      await play.open(playAddress({ opponent: 'casual', moves: MOVES, at: 1 }));
      await play.button('Let it move').click();
      await expect(play.phase).toHaveText('Your turn: you play Black.');
      await play.entry(1).click();
      await expect(play.button('Let it move')).toBeVisible();
    },
  },
  {
    name: 'hints of all grades',
    reach: async (play) => {
      await play.open();
      await play.ask('Is this position won?');
      await play.ask('Which corners have a winning move?');
      await expect(play.legend.getByText(/winning move/u)).toBeVisible();
      await play.ask('Which rectangle wins?');
      await expect(play.hints.getByText(/, wins\.$/u)).toBeVisible();
    },
  },
  {
    name: 'a refusal',
    reach: async (play) => {
      await play.open(playAddress({ moves: MOVES }));
      await play.disc(5, 5).click();
      await expect(play.refusal).toHaveText(/is black/u);
    },
  },
  {
    name: 'over',
    reach: async (play) => {
      await play.open(OVER);
      await expect(play.phase).toHaveText(/wins: every disc is black/u);
    },
  },
  {
    name: 'a review',
    everywhere: true,
    reach: async (play) => {
      await play.open(playAddress({ moves: MOVES }));
      await play.openReview();
      await expect(play.why).toBeVisible();
    },
  },
  {
    name: 'a bad address, a bad size and a text that is refused',
    reach: async (play) => {
      await play.open(`${playAddress({ moves: MOVES })}-9.9.9.9&hints=${'7'.repeat(300)}`);
      await expect(play.rejected).toHaveCount(2);
      await play.setUp({ opponent: 'good', rows: 31, columns: 'x' });
      await expect(play.newGame.getByText(/^Type a whole number from 2 to 30/u)).toHaveCount(2);
      await play.showJson();
      await play.json.fill(`{"tartan":"game","version":1,"rows":"${'5'.repeat(80)}"}`);
      await play.button('Open this text').click();
      await expect(play.json).toHaveAttribute('aria-invalid', 'true');
    },
  },
];

for (const { name, reach, everywhere } of states)
  test(`for everybody: ${name}`, inBrowsers(everywhere), async ({ play, page, browserName }) => {
    await reach(play);
    await expectForEverybody(page, browserName);
  });

test.describe('by keyboard', () => {
  test('one goes from the top to the end, in the order of a game', async ({ play, page }) => {
    await play.open(playAddress({ opponent: 'perfect', moves: MOVES.slice(0, 2) }));
    const stops: { name: string; place: number; inGrid: boolean }[] = [];
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return undefined;
        const label =
          element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
        return {
          name: element.getAttribute('aria-label') ?? label ?? element.textContent,
          place: Array.from(document.querySelectorAll('*')).indexOf(element),
          inGrid: element.closest('[role=grid]') !== null,
        };
      });
      if (stop === undefined || stop.place === stops[0]?.place) break;
      stops.push(stop);
    }
    const places = stops.map(({ place }) => place);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    expect(stops.filter(({ inGrid }) => inGrid)).toHaveLength(1);
    const order = [
      /^Skip to the content$/u,
      /^Play$/u,
      /^Column 1, row 1/u,
      /^Undo$/u,
      /^Start$/u,
      /^2\. White/u,
      /^Swap sides$/u,
      /^Is this position won\?$/u,
      /^Another person/u,
      /^Set up a position$/u,
      /^Copy link$/u,
      /^As text/u,
    ].map((name) => stops.findIndex((stop) => name.test(stop.name)));
    expect(order, JSON.stringify(stops.map(({ name }) => name))).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  test('Escape lets go of the corner, and then gives the arrow keys back to the page', async ({
    play,
    page,
  }) => {
    await play.open();
    await play.disc(1, 1).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(play.act('Let go')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(play.act('Let go')).toHaveCount(0);
    await expect(play.disc(1, 2)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(play.grid.locator(':focus')).toHaveCount(0);
  });

  /** What is pressed, and how one comes to it. */
  const PRESSED: readonly (readonly [
    what: string,
    address: string,
    find: (play: PlayPage) => Locator | Promise<Locator>,
  ])[] = [
    ['a question', playAddress(), (play) => play.button('Is this position won?')],
    [
      'the last question',
      `${playAddress()}&hints=0.2`,
      (play) => play.button('Which rectangle wins?'),
    ],
    ['Undo at the first move', playAddress({ moves: MOVES.slice(0, 1) }), (play) => play.undo],
    ['Redo at the last one', playAddress({ moves: MOVES, at: 2 }), (play) => play.redo],
    ['a move of the timeline', playAddress({ moves: MOVES }), (play) => play.entry(1)],
    ['a branch', `${playAddress({ moves: MOVES })}&branches=0-1.1.1.1`, (play) => play.branch(1)],
    [
      'Swap sides',
      playAddress({ opponent: 'perfect' }),
      (play) => play.game.getByRole('button', { name: 'Swap sides' }),
    ],
    [
      'Let it move',
      playAddress({ opponent: 'perfect', moves: MOVES, at: 1 }),
      (play) => play.button('Let it move'),
    ],
    [
      'Review the moves so far',
      playAddress({ moves: MOVES }),
      (play) => play.button('Review the moves so far'),
    ],
    [
      'Back to the game',
      `${playAddress({ moves: MOVES })}&review=1`,
      (play) => play.button('Back to the game'),
    ],
    [
      'Show and explain',
      `${playAddress({ moves: MOVES })}&review=1`,
      (play) => play.button('Show and explain move 3'),
    ],
    [
      'Play on from before a move',
      `${playAddress({ moves: MOVES })}&review=2`,
      (play) => play.button('Play on from before move 2'),
    ],
    [
      'Turn it over',
      playAddress(),
      async (play) => {
        await play.disc(5, 5).click();
        await play.rectangle(1, 1).click();
        return play.act('Turn it over');
      },
    ],
    [
      'Turn it over, which ends the game',
      playAddress({ ...ENDING, moves: ENDING_MOVES.slice(0, 1) }),
      async (play) => {
        await play.disc(2, 1).click();
        await play.rectangle(1, 1).click();
        return play.act('Turn it over');
      },
    ],
    [
      'Let go',
      playAddress(),
      async (play) => {
        await play.disc(5, 5).click();
        return play.act('Let go');
      },
    ],
    ['Start', playAddress({ moves: MOVES }), startButton],
    [
      'Start with a size that is none',
      playAddress(),
      async (play) => {
        await play.setUp({ rows: 99 });
        return startButton(play);
      },
    ],
    ['Set up a position', playAddress(), (play) => play.button('Set up a position')],
  ];
  test('the focus is not lost when what was pressed has done its work', async ({ play, page }) => {
    test.slow();
    for (const [seed, [what, address, find]] of PRESSED.entries())
      await test.step(what, async () => {
        // Each is a game of its own, of which this tab remembers nothing.
        await openShown(play, address.replace('seed=0', `seed=${seed}`));
        const pressed = await find(play);
        await pressed.focus();
        await page.keyboard.press('Enter');
        // Also after what follows from it.
        await page.waitForTimeout(100);
        await expect
          .soft(page.locator(':focus:not(:disabled, body)'), what)
          .toHaveCount(1, { timeout: 1000 });
      });
  });

  test('the mode is chosen with the arrow keys, to Play and on', async ({ board, play, page }) => {
    await board.open('#/board?rows=4&columns=5&mode=edit');
    await play.mode('Edit').focus();
    await page.keyboard.press('ArrowRight');
    await play.expectReady();
    await expect(play.mode('Play')).toBeChecked();
    await expect(play.mode('Play')).toBeFocused({ timeout: 2000 });
    await page.keyboard.press('ArrowLeft');
    await board.expectReady();
    await expect(play.mode('Edit')).toBeFocused({ timeout: 2000 });
  });

  test('Start says what is wrong with the size, and nothing begins', async ({ play }) => {
    await play.open(playAddress({ moves: MOVES }));
    await play.start({ rows: 4, columns: 31 });
    await expect(play.columns).toBeFocused();
    await expect(play.columns).toHaveAttribute('aria-invalid', 'true');
    await expect(play.columns).toHaveAccessibleDescription(/^Type a whole number from 2 to 30/u);
    expect(await play.entryNames()).toHaveLength(4);
    await play.start({ columns: 3 });
    await expect(play.grid).toHaveAccessibleName(/4\s× 3/u);
    await expect(play.page.getByRole('heading', { name: 'The game', exact: true })).toBeFocused();
  });
});

test('the page takes no focus when it is loaded', async ({ play, page }) => {
  for (const address of [playAddress(), `${playAddress({ moves: MOVES })}&review=2`]) {
    await page.goto('about:blank');
    await openShown(play, address);
    await expect(play.button('Copy link')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body), address).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('headings come in order, and one names the page', async ({ play, page }) => {
  for (const more of ['', '&review=1']) {
    await openShown(play, `${playAddress({ moves: MOVES })}${more}`);
    const levels = await page
      .locator(':is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [place, level] of levels.entries())
      expect(level, String(levels)).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
  }
});

test.describe('a screen reader', () => {
  test('finds what will speak before it does', async ({ play }) => {
    await play.open();
    for (const [region, count] of [
      [play.status, 1],
      [play.cardStatus, 1],
      [play.refusal, 1],
      [play.hints.getByRole('status'), 1],
    ] as const)
      await expect(region).toHaveCount(count, { timeout: 2000 });
  });

  test('hears each move once, and who is to move, and what was no move', async ({ play, page }) => {
    await play.open(playAddress({ opponent: 'perfect' }));
    await page.evaluate(() => {
      const heard: string[] = [];
      const said = new Map<Element, string>();
      Object.assign(window, { heard });
      const listen = () => {
        for (const region of document.querySelectorAll(
          '[role=status], [role=alert], [aria-live]',
        )) {
          const words = Array.from(region.querySelectorAll('p'), (line) => line.textContent).join(
            '\n',
          );
          const now = words || region.textContent;
          if (now !== said.get(region) && now !== '') heard.push(now);
          said.set(region, now);
        }
      };
      listen();
      heard.length = 0;
      new MutationObserver(listen).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    const own = MOVES[0]!;
    await play.click(own);
    await expect(play.phase).toHaveText('Your turn: you play Black.');
    const answer = await play.announced();
    const words = await heard();
    const black = announcement('Black', own, whiteCount(replayed(allWhite(5, 5), [own])));
    // With who is to move beside it, and when that changes the answer is heard with it.
    expect(words.filter((line) => line.includes(black))).toEqual([
      `${black}\nThe computer plays White and is thinking …`,
    ]);
    expect(words.filter((line) => line.includes('White turns'))).toEqual([
      `${answer}\nYour turn: you play Black.`,
    ]);
    await play.disc(5, 5).click();
    await expect(play.refusal).toHaveText(/is black/u);
    expect((await heard()).filter((line) => line.includes('is black'))).toHaveLength(1);
  });

  test('finds a grid with one tab stop, and of each disc its colour and no answer', async ({
    play,
  }) => {
    await play.open(playAddress({ rows: 4, columns: 7 }));
    await expect(play.grid).toHaveAccessibleDescription(/^Arrow keys move from disc to disc/u);
    await expect(play.grid).toHaveAttribute('aria-rowcount', '4');
    await expect(play.grid).toHaveAttribute('aria-colcount', '7');
    await expect(play.grid.locator('button[tabindex="0"]')).toHaveCount(1);
    for (const name of await play.discNames())
      expect(name).toMatch(/^Column \d, row \d, white, \d rectangles?$/u);
    await play.disc(7, 4).click();
    await expect(play.disc(7, 4)).toHaveAccessibleName(
      /white, the chosen corner, ends the rectangle 1 wide, 1 high$/u,
    );
    await expect(play.disc(4, 2)).toHaveAccessibleName(/ends the rectangle 4 wide, 3 high$/u);
    expect(await play.card.getByText(/win/u).count()).toBe(0);
    await expect(play.page.locator('canvas:not([aria-hidden=true])')).toHaveCount(0);
  });

  test('is told of the timeline who moved, what is shown, and what was tried', async ({ play }) => {
    await play.open(`${playAddress({ moves: MOVES, at: 2 })}&branches=1-1.1.1.1`);
    for (const [index, { width, height, column, row }] of MOVES.entries())
      await expect(play.entry(index + 1)).toHaveAccessibleName(
        `${index + 1}. ${playerAfter(index)}: ${width} wide × ${height} high at ${column}, ${row}`,
      );
    await expect(play.entry(2)).toHaveAttribute('aria-current', 'step');
    await expect(play.moves.locator('[aria-current]')).toHaveCount(1);
    await expect(play.branch(2)).toHaveAccessibleName(
      'Move 2 was made in 2 ways; this is way 2. Show the next',
    );
  });
});

test('on a page from right to left the board and its moves stay as they are', async ({
  play,
  page,
}) => {
  await play.open(playAddress({ moves: MOVES }));
  expect(await left(play.grid)).toBeLessThan(await left(play.game));
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect(await left(play.grid)).toBeGreaterThan(await left(play.game));
  expect(await left(play.disc(1, 1))).toBeLessThan(await left(play.disc(2, 1)));
  await expectNothingCutOff(page);
  // The disc that is pressed is the one that lies there, and a rectangle still reaches to the left.
  await play.drag({ column: 5, row: 2, width: 4, height: 1 });
  await expect(play.entry(4)).toHaveAccessibleName('4. White: 4 wide × 1 high at 5, 2');
  await play.disc(1, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(play.disc(2, 1)).toBeFocused();
  await play.disc(4, 2).click();
  expect(await left(play.rectangle(1, 1))).toBeLessThan(await left(play.rectangle(4, 1)));
  await page.keyboard.press('Escape');
  // Columns come before rows, also where the words around them run the other way.
  const directions = await play.moves
    .locator('li [dir]')
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).direction))]);
  expect(directions).toEqual(['ltr']);
  await play.openReview();
  await expect(play.why).toBeVisible();
  await play.showJson();
  await expectNothingCutOff(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingCutOff(page);
});

test('nothing moves for those who want no motion', { tag: '@chromium' }, async ({ play, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await play.open();
  expect(await movingThings(page)).toBe(0);
  await play.click(MOVES[0]!);
  expect(await movingThings(page)).toBe(0);
  await play.openReview();
  expect(await movingThings(page)).toBe(0);
});

/** Also where the address opens a review. */
async function openShown(play: PlayPage, address: string): Promise<void> {
  if (!address.includes('&review=')) {
    await play.open(address);
    return;
  }
  await visit(play.page, address);
  await expect(play.why).toBeVisible();
}

function startButton(play: PlayPage): Locator {
  return play.newGame.getByRole('button', { name: /^Start/u });
}

async function left(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.x ?? Number.NaN;
}
