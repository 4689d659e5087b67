/** Both versions of SCORM, with a site that enforces the standard, and with scorm-again. */
import { describe, expect, it } from 'vitest';
import { Scorm12API, Scorm2004API } from 'scorm-again';
import type { CourseHost, Result } from '../../../../web/src/outlets/course/course_host';
import { createScorm12Host } from '../../../../web/src/outlets/course/scorm12';
import { createScorm2004Host } from '../../../../web/src/outlets/course/scorm2004';
import type { ScormWindow } from '../../../../web/src/outlets/course/scorm_api';
import { fakeTime } from '../../fake_time';
import { runCourse, settled } from './course_run';
import { FakeActivity, lessonState, NAMES } from './fake_activity';
import type { CheckedAnswer } from '../../../../web/src/outlets/element/messages';
import { hostOf, pageIn } from './scorm_page';
import { createStrictScorm, type ScormOptions } from './strict_scorm';
import t from '#words/course_site';

fakeTime({ now: new Date('2026-11-27T09:05:03.210Z') });

const VERSIONS = ['1.2', '2004'] as const;
const reachable = () => Promise.resolve(true);

function strict(options: ScormOptions) {
  const site = createStrictScorm(options);
  return { site, host: hostOf(options.version, site.api) };
}

const STATUS = { '1.2': 'cmi.core.lesson_status', '2004': 'cmi.completion_status' };
const RAW = { '1.2': 'cmi.core.score.raw', '2004': 'cmi.score.raw' };
const STATE = 'cmi.suspend_data';
const TOLD: Partial<CheckedAnswer> = {
  name: '3.2',
  kind: 'numeric',
  prompt: 'What is the mex of 0, 1 and 3?',
  response: '2',
  accepted: ['2'],
  seconds: 12.5,
};

/** The record that a site stores. */
const recordIn = (kept: Readonly<Record<string, string>>) =>
  JSON.parse(kept[STATE] ?? '{}') as Readonly<Record<string, unknown>>;
const idsIn = (kept: Readonly<Record<string, string>>) =>
  Object.keys(kept)
    .filter((key) => key.endsWith('.id'))
    .map((key) => kept[key]);

describe.each(VERSIONS)('SCORM %s', (version) => {
  it('names the attempt when it’s opened, without a score, and never says that an unread page is completed', async () => {
    const { site, host } = strict({ version });
    const run = await runCourse(host);
    expect(site.counts.commit).toBe(1);
    await settled(60_000);
    expect(site.counts.commit).toBe(1);
    run.leave();
    expect(site.kept()[STATUS[version]]).toBe('incomplete');
    expect(site.kept()).not.toHaveProperty([RAW[version]]);
    expect(recordIn(site.kept())).toMatchObject({ work: 1, state: lessonState('') });
    expect(site.faults).toEqual([]);
  });

  it('commits at once for each answer, with score, work, status, time and the answer itself', async () => {
    const { site, host } = strict({ version });
    const { activity, said } = await runCourse(host, { pass: 60 });
    const { commit } = site.counts;
    activity.answer(0.29, TOLD);
    expect(site.counts.commit).toBe(commit + 1);
    activity.answer(0.625, { ...TOLD, correct: false, response: '3' });
    await settled();
    expect(site.counts.commit).toBe(commit + 2);
    expect(site.faults).toEqual([]);
    expect(site.kept()).toMatchObject(KEPT[version]);
    expect(recordIn(site.kept())).toMatchObject({ score: 0.625, state: lessonState('1o2') });
    expect(said.at(-1)).toBe('');
  });

  it('has one number for each exercise, the same for all learners, with its last answer', async () => {
    const { site, host } = strict({ version });
    const { activity } = await runCourse(host);
    activity.answer(0.2, { ...TOLD, name: '3.2', response: '7' });
    activity.answer(0.2, { ...TOLD, name: '1' });
    activity.answer(0.2, { ...TOLD, name: '3.2', response: '2' });
    expect(idsIn(site.kept())).toEqual(['mex-17-1', 'mex-17-2', 'mex-17-3.1', 'mex-17-3.2']);
    const given = version === '1.2' ? 'student_response' : 'learner_response';
    expect(site.kept()[`cmi.interactions.3.${given}`]).toBe('2');
    expect(site.kept()[`cmi.interactions.1.${given}`]).toBeUndefined();
    expect(site.faults).toEqual([]);
  });

  it('goes on with what was kept, and leaves the score until something is answered', async () => {
    const first = strict({ version });
    const before = await runCourse(first.host);
    before.activity.answer(0.5);
    await settled();
    before.leave();
    const kept = { ...first.site.kept() };
    const { site, host } = strict({ version, kept });
    const { activity, leave } = await runCourse(host);
    expect(activity.state).toEqual(lessonState('1o1'));
    leave();
    const untimed = Object.entries(kept).filter(([key]) => !key.endsWith('session_time'));
    expect(site.kept()).toMatchObject(Object.fromEntries(untimed));
    expect(site.counts.commit).toBe(0);
    expect(site.faults).toEqual([]);
  });

  it('goes on with the work of earlier packages', async () => {
    const kept = { [STATE]: JSON.stringify(lessonState('1s1')) };
    const { site, host } = strict({ version, kept });
    const { activity } = await runCourse(host);
    expect(activity.state).toEqual(lessonState('1s1'));
    expect(recordIn(site.kept())).toMatchObject({ work: 1, state: lessonState('1s1') });
  });

  it.each(['review', 'browse'])(
    'writes nothing in the mode %s, and locks the answers',
    async (mode) => {
      const kept = { [STATE]: JSON.stringify(lessonState('1s1')) };
      const { site, host } = strict({ version, mode, kept });
      const { activity, said, leave } = await runCourse(host);
      expect(activity.query?.get('lock')).toBe('answers');
      expect(activity.state).toEqual(lessonState('1s1'));
      expect(said.at(-1)).toBe(t('read-only'));
      activity.answer(1, {}, true);
      await settled();
      leave();
      expect(site.counts).toEqual({ set: 0, commit: 0 });
      expect(site.faults).toEqual([]);
    },
  );

  it.each(['set', 'commit', 'all'] as const)(
    'says that “%s” fails, asks to open the activity again where that goes on, and sends all of it later',
    async (failing) => {
      const { site, host } = strict({ version });
      const { activity, said } = await runCourse(host);
      site.failing = failing;
      activity.answer(0.25, { ...TOLD, name: '1' });
      await settled();
      expect(said.at(-1)).toBe(t('not-sent-kept'));
      activity.answer(0.5, { ...TOLD, name: '2' });
      await settled(20_000);
      expect(said.at(-1)).toBe(t('reopen-kept'));
      site.failing = 'nothing';
      await settled(300_000);
      expect(said.at(-1)).toBe(t('sent-again'));
      expect(Number(site.kept()[RAW[version]])).toBe(50);
      expect(idsIn(site.kept())).toEqual(['mex-17-1', 'mex-17-2']);
      expect(site.faults).toEqual([]);
      const { commit } = site.counts;
      await settled(600_000);
      expect(site.counts.commit).toBe(commit);
    },
  );

  it('sends another text each time: a site leaves out what it believes it has', async () => {
    const { site, host } = strict({ version });
    const { activity } = await runCourse(host);
    const texts = new Set<unknown>();
    site.failing = 'commit';
    activity.answer(0.25, TOLD);
    for (let retry = 0; retry < 4; retry += 1) {
      await settled(300_000);
      texts.add(site.values[STATE]);
    }
    expect(texts.size).toBe(4);
  });

  it('writes nothing over work that can’t be read, says so, and asks for it again', async () => {
    const kept = { [STATE]: JSON.stringify(lessonState('1s1')), [RAW[version]]: '80' };
    const { site, host } = strict({ version, kept });
    site.failing = 'get';
    let press: () => void = () => undefined;
    const retry = () => new Promise<void>((resolve) => (press = resolve));
    const activity = new FakeActivity();
    const { said } = await runCourse(host, { activity, retry });
    expect(said.at(-1)).toBe(t('not-read'));
    expect(activity.query).toBeUndefined();
    expect(site.counts).toEqual({ set: 0, commit: 0 });
    site.failing = 'nothing';
    site.reopen();
    press();
    await settled(1_000);
    expect(activity.query?.get('lesson')).toBe('mex');
    expect(site.kept()).toMatchObject(kept);
  });

  it('sends a hint, of which no answer tells, when the page is left', async () => {
    const { site, host } = strict({ version });
    const { activity, leave } = await runCourse(host);
    const { commit } = site.counts;
    activity.change('1o0h1');
    await settled(60_000);
    expect(site.counts.commit).toBe(commit);
    leave();
    expect(site.counts.commit).toBe(commit + 1);
    expect(site.kept()[STATE]).toContain('1o0h1');
    expect(site.kept()).not.toHaveProperty([RAW[version]]);
  });

  it('does without answers one by one where the site has none, or takes no id', async () => {
    const { site, host } = strict({ version, hasInteractions: false });
    const { activity } = await runCourse(host);
    activity.answer(0.5, TOLD);
    expect(site.kept()[RAW[version]]).toBe('50');
    expect(site.faults).toEqual([]);

    const refusing = strict({ version });
    const run = await runCourse(refusing.host);
    refusing.site.refused = 'cmi.interactions.1.id';
    run.activity.answer(0.25, { ...TOLD, name: '3.2' });
    expect(idsIn(refusing.site.kept())).toEqual(['mex-17-1']);
    await settled();
    refusing.site.refused = undefined;
    run.activity.answer(0.5, { ...TOLD, name: '2' });
    expect(idsIn(refusing.site.kept())).toEqual([
      'mex-17-1',
      'mex-17-2',
      'mex-17-3.1',
      'mex-17-3.2',
    ]);
    expect(refusing.site.kept()[RAW[version]]).toBe('50');
    expect(refusing.site.faults).toEqual([]);
  });

  it('writes answers of any form so that a strict site takes them', async () => {
    const { site, host } = strict({ version });
    const { activity } = await runCourse(host);
    const long = '{lang=en}a[,]b é'.padEnd(5_000, 'x');
    const odd: readonly Partial<CheckedAnswer>[] = [
      { kind: 'numeric', response: 'seven', accepted: ['7'] },
      { kind: 'numeric', response: '-7', accepted: ['7', '8'] },
      { kind: 'choice', response: '2', accepted: ['1'] },
      { kind: 'choice', response: 'the second one', accepted: ['1'] },
      { kind: 'fill-in', response: long, accepted: [long], prompt: long },
    ];
    odd.forEach((told, index) => activity.answer(0.5, { ...told, name: NAMES[index]! }));
    await settled();
    expect(site.faults).toEqual([]);
    const types = odd.map((_, index) => site.values[`cmi.interactions.${index}.type`]);
    expect(types).toEqual(['fill-in', 'fill-in', 'choice', 'fill-in', 'fill-in']);
  });

  it('gives each reader a seed that follows from who they are, and keeps one that was drawn', async () => {
    const own = { isOwnSeed: true, settings: 'lesson=mex' };
    const ada = await runCourse(strict({ version, learner: 'ada' }).host, own);
    const bob = await runCourse(strict({ version, learner: 'bob' }).host, own);
    expect(ada.activity.query?.get('seed')).toBe('264107');
    expect(bob.activity.query?.get('seed')).toBe('166506');

    const { site, host } = strict({ version, learner: '' });
    const nobody = await runCourse(host, own);
    const drawn = Number(nobody.activity.query?.get('seed'));
    nobody.leave();
    expect(recordIn(site.kept()).state).toEqual(lessonState('', drawn));
    const kept = { [STATE]: JSON.stringify(lessonState('', 3)) };
    const again = strict({ version, learner: '', kept });
    expect((await runCourse(again.host, own)).activity.query?.get('seed')).toBe('3');
  });

  it('says why earlier work can’t be used, and loses no score that the site has by that', async () => {
    const kept = {
      [STATE]: JSON.stringify(lessonState('9z9')),
      [RAW[version]]: '80',
      ...(version === '2004' && { 'cmi.score.scaled': '0.8' }),
    };
    const { site, host } = strict({ version, kept });
    const activity = new FakeActivity();
    activity.refusal = '“work” is “9z9”.';
    const { said } = await runCourse(host, { activity });
    expect(said.at(-1)).toBe(t('not-used', { reason: '“work” is “9z9”.' }));
    await settled(60_000);
    expect(site.kept()).toEqual(kept);
    activity.answer(0.25);
    expect(site.kept()[RAW[version]]).toBe('80');
    activity.answer(0.875);
    expect(site.kept()[RAW[version]]).toBe('87.5');

    const broken = strict({ version, kept: { [STATE]: '{"tartan":"les' } });
    const { said: lines } = await runCourse(broken.host);
    expect(lines.at(-1)).toContain(t('unreadable'));
  });

  it('works on without a site, and with one that does not open or answers nonsense', async () => {
    const make = version === '1.2' ? createScorm12Host : createScorm2004Host;
    const alone = await runCourse(make(pageIn({}), reachable));
    expect([alone.said.at(-1), alone.activity.query?.get('lesson')]).toEqual([t('no-site'), 'mex']);

    const { site, host } = strict({ version });
    site.failing = 'all';
    const closed = await runCourse(host);
    expect([closed.said.at(-1), closed.activity.query?.get('lesson')]).toEqual([
      t('not-opened'),
      'mex',
    ]);

    const verbs = Object.keys(site.api);
    const nonsense = Object.fromEntries(verbs.map((verb) => [verb, () => true]));
    const odd = await runCourse(hostOf(version, nonsense));
    expect(odd.said.at(-1)).toContain(t('unreadable'));
    const throwing = Object.fromEntries(
      verbs.map((verb) => [
        verb,
        () => {
          throw new Error('It is broken.');
        },
      ]),
    );
    expect((await runCourse(hostOf(version, throwing))).said.at(-1)).toBe(t('not-opened'));
  });

  it.each([1, '1', 'True', true])('takes %j for yes', async (yes) => {
    const { site, host } = strict({ version });
    const { initialize } = { initialize: version === '1.2' ? 'LMSInitialize' : 'Initialize' };
    const answers = Object.entries(site.api).map(([verb, call]) => [
      verb,
      (...words: string[]) => {
        const answer = call(...words);
        return answer === 'true' ? yes : answer;
      },
    ]);
    const { activity, said } = await runCourse(
      hostOf(version, Object.fromEntries(answers) as object),
    );
    activity.answer(0.5, TOLD);
    await settled();
    expect(said.at(-1)).toBe('');
    expect(site.kept()[RAW[version]]).toBe('50');

    // A reloaded page finds its session open.
    const open = strict({ version });
    open.site.api[initialize]!('');
    const isOpen = { ...open.site.api, [initialize]: () => 'false' };
    const error = version === '1.2' ? 'LMSGetLastError' : 'GetLastError';
    let asked = 0;
    Object.assign(isOpen, {
      [error]: () => (asked++ === 0 ? { '1.2': '101', '2004': '103' }[version] : '0'),
    });
    const again = await runCourse(hostOf(version, isOpen));
    expect(again.said.at(-1)).toBe('');
    expect(host).not.toBe(open.host);
  });
});

describe('what is sent when', () => {
  const refusing = () => {
    const sent: Result[] = [];
    const host: CourseHost = {
      open: () => Promise.resolve({ isReadOnly: false, learner: 'ada' }),
      send(result) {
        sent.push(result);
        return Promise.reject(new Error('no'));
      },
      finish: () => undefined,
    };
    return { sent, host };
  };
  const taking = () => {
    const { sent, host } = refusing();
    const send = (result: Result) => {
      sent.push(result);
      return Promise.resolve({ isCut: false });
    };
    return { sent, host: { ...host, send } };
  };

  it('is tried again after 5, 10, 20 … seconds, at each further answer, and never once the page is left', async () => {
    const { sent, host } = refusing();
    const { activity, leave } = await runCourse(host);
    activity.answer(0.25);
    await settled();
    const times: number[] = [];
    for (let passed = 0, before = sent.length; passed < 700; passed++) {
      await settled(1_000);
      if (sent.length > before) times.push(passed);
      before = sent.length;
    }
    expect(times.map((time, index) => Math.round((time - (times[index - 1] ?? 0)) / 5))).toEqual([
      ...[1, 2, 4, 8, 16, 32, 60],
    ]);
    const before = sent.length;
    activity.answer(0.5, { name: '2' });
    await settled();
    expect(sent).toHaveLength(before + 1);
    leave();
    expect(sent).toHaveLength(before + 2);
    activity.answer(0.75);
    await settled(1_000_000);
    expect(sent).toHaveLength(before + 2);
    expect(sent.at(-1)?.answers).toHaveLength(2);
  });

  it.each([
    [undefined, 1, true, undefined],
    [60, 0.5, false, undefined],
    [60, 0.6, false, true],
    [29, 0.29, true, true],
    [60, 0.5, true, false],
  ])(
    'with a pass of %s, a score of %s and all done %s it is passed: %s',
    async (pass, score, complete, passed) => {
      const { sent, host } = taking();
      const { activity } = await runCourse(host, pass === undefined ? {} : { pass });
      activity.answer(score, {}, complete);
      expect(sent[0]).toMatchObject({ score, isComplete: complete });
      expect(sent[0]?.isPassed).toBe(passed);
    },
  );

  it('is a shown answer, too, of which the score alone tells, with the progress', async () => {
    const { sent, host } = taking();
    const { activity } = await runCourse(host);
    activity.tellScore({ score: 0, progress: 0.125 });
    expect(sent).toMatchObject([{ score: 0, progress: 0.125, answers: [] }]);
  });

  it('is each answer once, if the site takes it, and all once more when the page is left', async () => {
    const { sent, host } = taking();
    const { activity, leave } = await runCourse(host);
    for (const name of ['1', '2']) {
      activity.answer(Number(name) / 10, { name });
      await settled();
    }
    leave();
    expect(sent.map(({ answers }) => answers.map(({ name }) => name))).toEqual([['1'], ['2'], []]);
    expect(sent.map(({ record }) => record.count)).toEqual([1, 2, 3]);
    expect(sent.at(-1)).toMatchObject({ score: 0.2, record: { state: lessonState('1o2') } });
  });

  it('is sent again when the connection is back, and the line says what is the matter', async () => {
    const { sent, host } = taking();
    let isOnline = true;
    const { activity, said, reporting } = await runCourse(host, { isOnline: () => isOnline });
    isOnline = false;
    activity.answer(0.5);
    await settled();
    expect(said.at(-1)).toBe(t('offline-kept'));
    isOnline = true;
    reporting?.sendAll(true);
    await settled();
    expect(said.at(-1)).toBe('');
    expect(sent).toHaveLength(2);
  });
});

describe('what is done', () => {
  it('is final once it’s handed in, and nothing can be answered then', async () => {
    const { site, host } = strict({ version: '1.2' });
    const { activity, reporting, status, said } = await runCourse(host, { pass: 60 });
    expect(status()?.canHandIn ?? false).toBe(false);
    activity.answer(0.75);
    expect(site.kept()[STATUS['1.2']]).toBe('incomplete');
    expect(status()).toEqual({ canHandIn: true, open: 5, score: 0.75 });
    reporting?.handIn();
    await settled();
    expect(site.kept()[STATUS['1.2']]).toBe('passed');
    expect(activity.isClosed).toBe(true);
    expect(status()?.canHandIn).toBe(false);
    expect(said.at(-1)).toBe(`${t('handed-in', { score: '75%' })} ${t('passed')}`);

    const later = strict({ version: '1.2', kept: site.kept() });
    const again = await runCourse(later.host, { pass: 60 });
    expect(again.activity.query?.get('lock')).toBe('answers');
    again.leave();
    expect(later.site.kept()[STATUS['1.2']]).toBe('passed');
  });

  it('of a match is its best game, which can be played again until it’s handed in', async () => {
    const match = { pass: 60, settings: 'mode=play&rows=1&columns=1' };
    const { site, host } = strict({ version: '1.2' });
    const { activity, reporting, said, status } = await runCourse(host, match);
    const games = [
      ['lost', 0, '0'],
      ['won', 0.75, '75'],
      ['lost', 0, '75'],
    ] as const;
    for (const [game, score, raw] of games) {
      activity.endGame(game, score);
      expect(site.kept()[STATUS['1.2']]).toBe('incomplete');
      expect(site.kept()[RAW['1.2']]).toBe(raw);
    }
    expect(status()).toEqual({ canHandIn: true, open: 0, score: 0.75 });
    // Reopening it doesn't reset it.
    const later = strict({ version: '1.2', kept: site.kept() });
    const again = await runCourse(later.host, match);
    again.leave();
    expect(later.site.kept()[RAW['1.2']]).toBe('75');
    reporting?.handIn();
    await settled();
    expect(site.kept()[STATUS['1.2']]).toBe('passed');
    expect(said.at(-1)).toBe(`${t('game-handed-in', { score: '75%' })} ${t('passed')}`);
    activity.endGame('lost', 0);
    expect(site.kept()[STATUS['1.2']]).toBe('passed');
    expect(site.faults).toEqual([]);
  });

  it.each(VERSIONS)(
    'in a test of %s has no score before all is handed in, and goes on where it was left',
    async (version) => {
      const test = { pass: 60, settings: 'lesson=mex&seed=17&hide=answers' };
      const first = strict({ version });
      const before = await runCourse(first.host, test);
      before.activity.answer(0.5, TOLD);
      expect(before.status()).toEqual({ canHandIn: true, open: 5, score: undefined });
      before.leave();
      expect(first.site.kept()).not.toHaveProperty([RAW[version]]);
      expect(first.site.kept()[STATUS[version]]).toBe('incomplete');
      expect(first.site.kept()[STATE]).not.toContain('score');

      const { site, host } = strict({ version, kept: first.site.kept() });
      const { activity, said } = await runCourse(host, test);
      expect(activity.state).toEqual(lessonState('1o1'));
      activity.answer(0.75, TOLD, true);
      await settled();
      expect(site.kept()[RAW[version]]).toBe('75');
      expect(said.at(-1)).toBe(t('all-handed-in'));
    },
  );
});

describe('where the site is looked for', () => {
  const site = () => createStrictScorm({ version: '1.2' });
  const opens = async (page: ScormWindow) =>
    createScorm12Host(page, reachable)
      .open()
      .then(
        () => true,
        () => false,
      );
  const alone = (globals: object) => {
    const place: Record<string, unknown> = { opener: null, ...globals };
    return Object.assign(place, { parent: place, top: place }) as unknown as ScormWindow;
  };

  it('is in all parents, beside an element of its name, and past windows that may not be looked at', async () => {
    const above = alone({ API: site().api });
    const foreign = new Proxy(
      { parent: above, top: above, opener: null },
      {
        get(target, key) {
          if (key === 'API') throw new DOMException('Blocked', 'SecurityError');
          return Reflect.get(target, key) as unknown;
        },
      },
    );
    const page = { parent: foreign, top: above, opener: null, API: { id: 'API' } };
    expect(await opens(page)).toBe(true);
  });

  it('is above the window that opened the page, or the topmost one', async () => {
    const player = { parent: alone({ API: site().api }), top: null, opener: null };
    expect(await opens(alone({ opener: player }))).toBe(true);
    const top = alone({ opener: alone({ API: site().api }) });
    expect(await opens({ parent: top, top, opener: null })).toBe(true);
  });

  it('ends where parents lead nowhere', async () => {
    const endless = (depth: number): ScormWindow => ({
      opener: null,
      top: null,
      get parent() {
        return endless(depth + 1);
      },
    });
    expect(await opens(endless(0))).toBe(false);
  });
});

describe('scorm-again', () => {
  const settings = { autocommit: false, logLevel: 'NONE' } as const;

  it('takes what is sent by version 1.2', async () => {
    const api = new Scorm12API(settings);
    const { activity, said, leave } = await runCourse(hostOf('1.2', api), { pass: 60 });
    activity.answer(0.75, TOLD);
    await settled();
    expect(said.at(-1)).toBe('');
    expect(api.LMSGetLastError()).toBe('0');
    expect(api.cmi.core.score.raw).toBe('75');
    expect(api.cmi.core.lesson_status).toBe('incomplete');
    expect(api.cmi.suspend_data).toContain(JSON.stringify(lessonState('1o1')));
    expect(api.cmi.interactions.childArray).toHaveLength(4);
    activity.answer(1, TOLD, true);
    await settled();
    expect(api.cmi.core.lesson_status).toBe('passed');
    leave();
    expect(api.isTerminated()).toBe(true);
  });

  it('takes what is sent by version 2004', async () => {
    const api = new Scorm2004API(settings);
    const { activity, said, leave } = await runCourse(hostOf('2004', api), { pass: 60 });
    activity.answer(0.75, { ...TOLD, name: '1' });
    activity.answer(1, { ...TOLD, name: '2', kind: 'choice' }, true);
    await settled();
    expect(said.at(-1)).toBe(`${t('all-done', { score: '100%' })} ${t('passed')}`);
    expect(api.cmi.score.scaled).toBe('1');
    expect([api.cmi.success_status, api.cmi.completion_status]).toEqual(['passed', 'completed']);
    expect(api.cmi.interactions.childArray).toHaveLength(2);
    expect(api.GetValue('cmi.interactions.0.correct_responses.0.pattern')).toBe('2[:]2');
    expect(api.GetValue('cmi.interactions.1.latency')).toBe('PT12.50S');
    leave();
    expect(api.isTerminated()).toBe(true);
  });
});

const OWN_TIME = /^(?:\d\d:05:03|2026-11-27T09:05:03\.\d\dZ)$/u;

const KEPT = {
  '1.2': {
    'cmi.core.lesson_status': 'incomplete',
    'cmi.core.exit': 'suspend',
    'cmi.core.score.min': '0',
    'cmi.core.score.max': '100',
    'cmi.core.score.raw': '62.5',
    'cmi.core.session_time': '0000:12:34.25',
    ...interaction(3, { student_response: '3', result: 'wrong' }),
  },
  '2004': {
    'cmi.completion_status': 'incomplete',
    'cmi.success_status': 'passed',
    'cmi.progress_measure': '0',
    'cmi.score.min': '0',
    'cmi.score.max': '100',
    'cmi.score.raw': '62.5',
    'cmi.score.scaled': '0.625',
    'cmi.session_time': 'PT754.25S',
    'cmi.exit': 'suspend',
    ...recentInteraction(3, { learner_response: '3', result: 'incorrect' }),
  },
};

type Values = Readonly<Record<string, unknown>>;

function interaction(number: number, values: Values): Values {
  return numbered(number, {
    id: 'mex-17-3.2',
    type: 'numeric',
    time: expect.stringMatching(OWN_TIME) as unknown,
    'correct_responses.0.pattern': '2',
    latency: '0000:00:12.50',
    ...values,
  });
}

function recentInteraction(number: number, values: Values): Values {
  return numbered(number, {
    id: 'mex-17-3.2',
    type: 'numeric',
    timestamp: expect.stringMatching(OWN_TIME) as unknown,
    'correct_responses.0.pattern': '2[:]2',
    latency: 'PT12.50S',
    ...values,
    description: 'What is the mex of 0, 1 and 3?',
  });
}

function numbered(number: number, values: Values): Values {
  const named = Object.entries(values);
  return Object.fromEntries(
    named.map(([name, value]) => [`cmi.interactions.${number}.${name}`, value]),
  );
}
