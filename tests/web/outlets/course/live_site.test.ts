/** Failures seen in a real course site, each reproduced in a site that behaves like it. */
import { describe, expect, it } from 'vitest';
import { fakeTime } from '../../fake_time';
import { runCourse, settled, type CourseRunParts } from './course_run';
import { lessonState } from './fake_activity';
import { createChannels } from './fake_channels';
import { FakeStorage } from './fake_storage';
import { createLiveSite, type LiveOptions, type LiveSite } from './live_site';
import { hostOf } from './scorm_page';
import t from '#words/course_site';

fakeTime({ now: new Date('2026-11-28T09:05:03.210Z') });

const VERSIONS = ['1.2', '2004'] as const;
const STATUS = { '1.2': 'cmi.core.lesson_status', '2004': 'cmi.completion_status' };
const RAW = { '1.2': 'cmi.core.score.raw', '2004': 'cmi.score.raw' };
const TOTAL = { '1.2': 'cmi.core.total_time', '2004': 'cmi.total_time' };
const STATE = 'cmi.suspend_data';

interface Visits {
  readonly site: LiveSite;
  readonly visit: (
    parts?: CourseRunParts & { isNew?: boolean; isReload?: boolean },
  ) => ReturnType<typeof runCourse>;
  /** A value of the last attempt. */
  readonly has: (name: string) => string | undefined;
  /** The score of the last attempt, out of 100; NaN if there is none. */
  readonly score: () => number;
}

/** A learner's visits in one browser, unless another storage is given. */
function visits(options: LiveOptions): Visits {
  const site = createLiveSite(options);
  const storage = new FakeStorage();
  return {
    site,
    has(name) {
      site.land();
      return site.attempts.at(-1)?.[name];
    },
    score() {
      site.land();
      return Number(site.attempts.at(-1)?.[RAW[options.version]]);
    },
    async visit({ isNew = false, isReload = false, ...parts } = {}) {
      const page = site.open(isNew, isReload);
      const isReachable = () => Promise.resolve(site.network !== 'offline');
      const run = await runCourse(hostOf(options.version, page.api, isReachable), {
        pass: 60,
        storage,
        ...parts,
      });
      return {
        ...run,
        leave() {
          page.leave();
          run.leave();
        },
      };
    },
  };
}

const workIn = (text = '{}') =>
  (JSON.parse(text) as { state?: { work?: string } }).state?.work ?? '';

describe.each(VERSIONS)('In SCORM %s', (version) => {
  it('who leaves before the pass mark has failed nothing, and goes on', async () => {
    const { visit, has, score } = visits({ version });
    const first = await visit();
    first.activity.answer(0.33);
    await settled();
    first.leave();
    expect(has(STATUS[version])).toBe('incomplete');
    const second = await visit();
    expect(second.said).not.toContain(t('read-only'));
    expect(second.activity.state).toEqual(lessonState('1o1'));
    second.activity.answer(0.67);
    second.leave();
    expect(score()).toBe(67);
  });

  it('who passes early can still reach all points, and the end closes the attempt', async () => {
    const { visit, has, score } = visits({ version });
    const first = await visit();
    first.activity.answer(0.67);
    first.leave();
    expect(has(STATUS[version])).toBe('incomplete');
    const second = await visit();
    second.activity.answer(1, {}, true);
    second.leave();
    expect(score()).toBe(100);
    expect(has(STATUS[version])).toBe(version === '1.2' ? 'passed' : 'completed');
    expect((await visit()).said.at(-1)).toBe(t('read-only'));
    const again = await visit({ isNew: true });
    expect(again.activity.state).toEqual(lessonState(''));
    expect(has(RAW[version])).toBeUndefined();
  });

  it('two answers that were refused come with the retry, although the site believes it has them', async () => {
    const { site, visit, has, score } = visits({ version });
    const { activity, said } = await visit();
    site.network = 'refusing';
    activity.answer(0.25);
    activity.answer(0.5);
    await settled();
    expect(said.at(-1)).toBe(t('not-sent-kept'));
    site.network = 'up';
    await settled(30_000);
    expect(workIn(has(STATE))).toBe('1o2');
    // Only changes are sent, and the score was marked as sent with the refused request.
    expect(score()).toBe(50);
    expect(said.at(-1)).toBe(t('sent-again'));
  });

  it('an answer without a connection is kept by the browser, and sent at the next visit', async () => {
    const { site, visit, has, score } = visits({ version });
    const first = await visit({ isOnline: () => site.network !== 'offline' });
    first.activity.answer(0.25);
    site.network = 'offline';
    first.activity.answer(0.5);
    await settled();
    expect(first.said.at(-1)).toBe(t('offline-kept'));
    first.leave();
    expect(score()).toBe(25);
    site.network = 'up';
    const second = await visit();
    expect(second.activity.state).toEqual(lessonState('1o2'));
    expect(second.said.at(-1)).toBe(t('brought-back'));
    expect(score()).toBe(50);
    expect(workIn(has(STATE))).toBe('1o2');
  });

  it('an answer without a connection is sent as soon as there is one', async () => {
    const { site, visit, has, score } = visits({ version });
    const { activity, reporting } = await visit({ isOnline: () => site.network !== 'offline' });
    site.network = 'offline';
    activity.answer(0.5);
    site.network = 'up';
    reporting?.sendAll(true);
    expect(score()).toBe(50);
    expect(workIn(has(STATE))).toBe('1o1');
  });

  it('a connection that is lost without a word is noticed, and all is sent when it’s back', async () => {
    const { site, visit, has, score } = visits({ version });
    const { activity, said } = await visit();
    activity.answer(0.25);
    await settled();
    site.network = 'offline';
    activity.answer(0.5);
    await settled();
    expect(said.at(-1)).toBe(t('not-sent-kept'));
    site.network = 'up';
    await settled(30_000);
    expect(said.at(-1)).toBe(t('sent-again'));
    expect(score()).toBe(50);
    expect(workIn(has(STATE))).toBe('1o2');
  });

  it('the score of a lost answer comes with the end of the visit, if there’s a connection by then', async () => {
    const { site, visit, score } = visits({ version });
    const { activity, leave } = await visit();
    site.network = 'offline';
    activity.answer(0.5);
    await settled();
    site.network = 'up';
    leave();
    expect(score()).toBeCloseTo(50, 4);
  });

  it('the browser keeps work for nobody else, for no other attempt, and not without an id', async () => {
    const storage = new FakeStorage();
    const lose = async (learner: string) => {
      const one = visits({ version, learner });
      const run = await one.visit({ storage });
      run.activity.answer(0.25);
      one.site.network = 'offline';
      run.activity.answer(0.5);
      run.leave();
      one.site.network = 'up';
      return one;
    };
    const ada = await lose('ada');
    // An attempt of another learner with the same name.
    const bob = visits({ version, learner: 'bob' });
    bob.site.attempts.push({ ...ada.site.attempts[0] });
    expect((await bob.visit({ storage })).activity.state).toEqual(lessonState('1o1'));
    const anew = await ada.visit({ storage, isNew: true });
    expect(anew.activity.state).toEqual(lessonState(''));
    const nobody = await lose('');
    expect((await nobody.visit({ storage })).activity.state).toEqual(lessonState('1o1'));
  });

  it('what was done on another device since stands', async () => {
    const { site, visit, has, score } = visits({ version });
    const first = await visit();
    first.activity.answer(0.25);
    site.network = 'offline';
    first.activity.answer(0.5);
    first.leave();
    site.network = 'up';
    const other = await visit({ storage: new FakeStorage() });
    other.activity.change('2s');
    other.activity.answer(0.6, { name: '2' });
    other.leave();
    const work = workIn(has(STATE));
    const back = await visit();
    expect(back.activity.state).toMatchObject({ work });
    expect(score()).toBe(60);
  });

  it('a session that is over is told beside the answer, and nothing is lost', async () => {
    const { site, visit, score } = visits({ version });
    const first = await visit();
    first.activity.answer(0.25);
    site.endSession();
    first.activity.answer(0.5);
    await settled();
    expect(first.said.at(-1)).toBe(t('not-sent-kept'));
    await settled(60_000);
    expect(first.said.at(-1)).toBe(t('reopen-kept'));
    first.leave();
    expect(score()).toBe(25);
    const second = await visit();
    expect(second.activity.state).toEqual(lessonState('1o2'));
    expect(score()).toBe(50);
  });

  it('a reload finds what the site hasn’t got yet in the browser', async () => {
    const { visit, score } = visits({ version });
    const first = await visit();
    first.activity.answer(0.25);
    first.activity.change('1o1h1');
    first.leave();
    const second = await visit({ isReload: true });
    expect(second.activity.state).toEqual(lessonState('1o1h1'));
    second.activity.answer(0.5);
    second.leave();
    expect(score()).toBe(50);
  });

  it('the time of each visit counts, also of one that ends by a reload', async () => {
    const { visit, has } = visits({ version });
    for (const score of [0.25, 0.5]) {
      const run = await visit();
      run.activity.answer(score);
      run.leave();
    }
    expect(has(TOTAL[version])?.match(/\+/gu)).toHaveLength(2);
  });

  it('of two tabs one writes, the other one follows it, and either can go on', async () => {
    const { site, visit, has, score } = visits({ version });
    const { open } = createChannels();
    const [first, elsewhere] = [await visit({ open }), gate()];
    first.activity.answer(0.25);
    const second = await visit({ open, elsewhere: elsewhere.wait, reload: elsewhere.reload });
    expect(second.activity.query?.get('lock')).toBe('answers');
    expect(second.activity.state).toEqual(lessonState('1o1'));
    first.activity.answer(0.5);
    await settled(10);
    expect(second.activity.state).toEqual(lessonState('1o2'));
    // Its own view of the site is outdated, and it doesn't write it.
    second.leave();
    expect(score()).toBe(50);
    expect(workIn(has(STATE))).toBe('1o2');

    const third = await visit({ open, elsewhere: elsewhere.wait, reload: elsewhere.reload });
    elsewhere.press();
    await settled(1_000);
    expect(elsewhere.reloads()).toBe(1);
    expect(first.activity.isClosed).toBe(true);
    third.leave();
    const fourth = await visit({ open });
    fourth.activity.answer(0.75);
    first.leave();
    expect(score()).toBe(75);
    expect(site.attempts).toHaveLength(1);
  });

  it('a match that was won stays won, whatever is played then', async () => {
    const match = { settings: 'mode=play&rows=1&columns=1' };
    const { visit, has, score } = visits({ version });
    const first = await visit(match);
    first.activity.endGame('won', 1);
    first.reporting?.handIn();
    first.leave();
    const status = has(STATUS[version]);
    expect(status).toBe(version === '1.2' ? 'passed' : 'completed');
    const second = await visit(match);
    second.activity.endGame('lost', 0);
    second.leave();
    expect(has(STATUS[version])).toBe(status);
    expect(score()).toBe(100);
  });
});

/** A promise that resolves when the reader presses a button. */
function gate() {
  let press: () => void = () => undefined;
  let reloads = 0;
  return {
    wait: () => new Promise<void>((resolve) => (press = resolve)),
    press: () => press(),
    reload: () => void (reloads += 1),
    reloads: () => reloads,
  };
}
