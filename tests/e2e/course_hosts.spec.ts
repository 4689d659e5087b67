/** A lesson in a course site, which receives the score and keeps the work. */
import { readWords } from '../../web/build/words.js';
import { CourseSite } from './course_site';
import { expect, test as base } from './fixture';

const WORDS = readWords('course_site');
const said = (message: string) => WORDS[message] as string;

const test = base.extend<{ site: CourseSite }>({
  site: async ({ page }, use) => use(new CourseSite(page)),
});

/** The first of the lesson's exercises is solved; a wrong answer has cost a quarter of it. */
const AFTER_ONE = /^1 of \d solved, score \d/u;

const SCORM = {
  '1.2': { raw: 'cmi.core.score.raw', status: 'cmi.core.lesson_status' },
  '2004': { raw: 'cmi.score.raw', status: 'cmi.completion_status' },
} as const;

for (const version of ['1.2', '2004'] as const)
  test(`A site that speaks SCORM ${version} hears each answer once, keeps the work, and may fail meanwhile`, async ({
    site,
  }) => {
    const { raw, status } = SCORM[version];
    const counts = () => site.ask(({ counts }) => counts.commit);
    const faults = () => site.ask(({ faults }) => faults);
    await site.openScorm(version);
    await expect(site.line).toHaveText('');

    await test.step('a page that was only opened has no score', async () => {
      await site.reload();
      expect(await site.kept()).toMatchObject({ [status]: 'incomplete' });
      expect(await site.kept()).not.toHaveProperty([raw]);
    });

    await test.step('each answer is committed once', async () => {
      const before = await counts();
      await site.give('9');
      await expect.poll(counts).toBe(before + 1);
      await site.give('1');
      await expect.poll(counts).toBe(before + 2);
      await expect(site.score).toHaveText(AFTER_ONE);
      const kept = await site.kept();
      expect(kept['cmi.suspend_data']).toContain('"work":"1s2"');
      // One interaction for each exercise, with its last answer.
      expect(kept['cmi.interactions.0.result']).toBe('correct');
      expect(kept).not.toHaveProperty('cmi.interactions.1.id');
      expect(kept[status]).toBe('incomplete');
      expect(await faults()).toEqual([]);
    });

    await test.step('after a reload all is as it was, for the reader and for the site', async () => {
      const [before, said] = [await site.kept(), await site.score.innerText()];
      await site.reload();
      await expect(site.score).toHaveText(said);
      await expect(
        site.exercises.getByRole('button', { name: 'Exercise 1, solved' }),
      ).toBeVisible();
      expect(Number((await site.kept())[raw])).toBe(Number(before[raw]));
      const work = (kept: Readonly<Record<string, unknown>>) =>
        (JSON.parse(String(kept['cmi.suspend_data'])) as { state: unknown }).state;
      expect(work(await site.kept())).toEqual(work(before));
      expect(await counts()).toBe(0);
    });

    await test.step('the reader works on while the site fails, and all of it arrives', async () => {
      await site.ask((strict) => (strict.failing = 'commit'));
      await site.exercises.getByRole('button', { name: /^Exercise 2/u }).click();
      await site.give('9');
      await expect(site.result).toHaveText(said('not-sent-kept'));
      await site.ask((strict) => (strict.failing = 'nothing'));
      await site.give('8');
      await expect(site.result).toHaveText(said('sent-again'));
      const kept = await site.kept();
      expect(kept['cmi.suspend_data']).toContain('"work":"1s2 2o2');
      const ids = Object.entries(kept).filter(([key]) => /^cmi\.interactions\.\d\.id$/u.test(key));
      expect(ids.map(([, id]) => id)).toEqual(['mex-17-1', 'mex-17-2']);
      expect(await faults()).toEqual([]);
    });

    await test.step('a hint is kept when the page is hidden', async () => {
      const before = await counts();
      await site.exercises.getByRole('button', { name: 'Hint' }).click();
      await site.hide();
      await expect.poll(counts).toBe(before + 1);
      expect((await site.kept())['cmi.suspend_data']).toContain('"work":"1s2 2o2h1');
    });

    await test.step('a review shows what was done, and writes nothing', async () => {
      await site.openScorm(version, '?mode=review');
      // The work includes what the earlier page sent when it was left.
      const before = await site.kept();
      await expect(site.line).toHaveText(said('read-only'));
      await expect(site.score).toHaveText(AFTER_ONE);
      const written = await site.ask(({ counts: { set, commit } }) => set + commit);
      expect(written).toBe(0);
      const untimed = ([key]: [string, unknown]) => !key.endsWith('time');
      await site.reload();
      expect(Object.entries(await site.kept()).filter(untimed)).toEqual(
        Object.entries(before).filter(untimed),
      );
    });
  });

test('Each reader of a course has exercises of their own', async ({ page, site }) => {
  await site.openScorm('2004', '', 'data-settings="lesson=mex" data-seed="learner"');
  await expect(site.exercises.getByText('Set 264107')).toBeVisible();
  expect(page.frames()).toHaveLength(2);
});

test('Work that a site has damaged is refused in a sentence, and its score is not lost by that', async ({
  page,
  site,
}) => {
  await page.goto('/embed.html');
  const damaged = {
    'cmi.core.score.raw': '80',
    'cmi.suspend_data': '{"tartan":"lesson","version":1}',
  };
  await page.evaluate((kept) => void (sessionStorage.kept = kept), JSON.stringify(damaged));
  await site.openScorm('1.2');
  await expect(site.line).toContainText('it can’t be used. ');
  await site.reload();
  expect(await site.kept()).toMatchObject(damaged);
  await site.give('1');
  await expect.poll(async () => (await site.kept())['cmi.suspend_data']).toContain('"work":"1s');
  expect((await site.kept())['cmi.core.score.raw']).toBe('80');
});

test('A site that speaks SPLICE hears score and height, and gives the work back', async ({
  site,
}) => {
  await site.openSplice();
  const reports = () =>
    site.ask(({ heard }) =>
      heard.filter(({ subject }) => subject === 'SPLICE.reportScoreAndState'),
    );
  await site.give('9');
  await expect.poll(reports).toHaveLength(1);
  await site.give('1');
  await expect.poll(reports).toHaveLength(2);
  expect((await reports())[1]).toMatchObject({
    score: 0.75 / 9,
    state: { work: 1, state: { work: '1s2' } },
  });

  const root = site.activity.locator('html');
  await expect(async () => {
    const { scrollHeight, clientHeight } = await root.evaluate((element) => ({
      scrollHeight: element.scrollHeight,
      clientHeight: element.clientHeight,
    }));
    expect(clientHeight).toBeGreaterThan(900);
    expect(scrollHeight).toBe(clientHeight);
  }).toPass();

  const said = await site.score.innerText();
  await site.reload();
  await expect(site.score).toHaveText(said);
  await expect(site.line).toHaveText('');
  expect(await reports()).toEqual([]);
});

test('Open edX is given grade and work when the reader submits, and gives the work back', async ({
  page,
  site,
}) => {
  await site.openJsinput();
  await site.give('1');
  await expect(site.score).toHaveText(AFTER_ONE);
  const submit = async () => {
    const kept = await site.ask((edx) => edx.submit());
    await page.evaluate((text) => void (sessionStorage.kept = text), kept);
    return JSON.parse(kept) as { answer: string; state: string };
  };
  await expect.poll(async () => (await submit()).answer).toBe('0.1111');
  const said = await site.score.innerText();
  await site.reload();
  await expect(site.score).toHaveText(said);
  expect(await submit()).toMatchObject({ answer: '0.1111' });
  await expect(site.line).toHaveText('');
});

test('What is said of an answer comes into sight, and “Check” stays there where another move is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/course.html?host=splice&puzzles=3&rows=3&columns=3&seed=2');
  const wrong = page.getByText('Not yet.');
  // This answer is chosen and checked like a move.
  await page.getByRole('button', { name: 'No move wins' }).click();
  await expect(wrong).toBeHidden();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(wrong).toBeInViewport({ ratio: 1 });
  // It is in view already, so nothing is scrolled.
  await page
    .getByRole('button', { name: /, white/u })
    .first()
    .dispatchEvent('click');
  await page.getByRole('button', { name: 'Next move' }).dispatchEvent('click');
  await expect(wrong).toBeHidden();
  await expect(page.getByRole('button', { name: 'Check' })).toBeInViewport({ ratio: 1 });
});

test('Without a course site a lesson says so, and works', async ({ page }) => {
  await page.goto('/course.html?host=scorm-2004&lesson=mex&seed=17&pass=much');
  const line = page.getByRole('status').first();
  await expect(line).toContainText(
    'nothing is said of passing. This page isn’t open in a course site',
  );
  await expect(page.getByText('Set 17')).toBeVisible();

  // A page that “Back” restores from memory starts again.
  const loaded = page.waitForEvent('load');
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await loaded;
  await expect(page.getByText('Set 17')).toBeVisible();
});
