/** Both versions of SCORM, with a site that takes nothing but what the standard says, and with scorm-again. */
import { describe, expect, it } from 'vitest';
import { Scorm12API, Scorm2004API } from 'scorm-again';
import type { CourseHost, Result } from '../../../web/src/course/course_host';
import { createScorm12Host } from '../../../web/src/course/scorm12';
import { createScorm2004Host } from '../../../web/src/course/scorm2004';
import type { ScormWindow } from '../../../web/src/course/scorm_api';
import { fakeTime } from '../fake_time';
import { runCourse, settled } from './course_run';
import { FakeActivity, lessonState } from './fake_activity';
import type { MessageOf } from '../../../web/src/widget/messages';
import { hostOf, pageIn } from './scorm_page';
import { createStrictScorm } from './strict_scorm';
import type { ScormOptions } from './strict_scorm';
import t from '#words/course_site';

fakeTime({ now: new Date('2026-11-27T09:05:03.210Z') });

const VERSIONS = ['1.2', '2004'] as const;

function strict(options: ScormOptions) {
  const site = createStrictScorm(options);
  return { site, host: hostOf(options.version, site.api) };
}

const STATUS = { '1.2': 'cmi.core.lesson_status', '2004': 'cmi.completion_status' };
const RAW = { '1.2': 'cmi.core.score.raw', '2004': 'cmi.score.raw' };
const STATE = 'cmi.suspend_data';
const TOLD: Partial<MessageOf<'exercise'>> = {
  ...{ name: '3.2', kind: 'numeric', prompt: 'What is the mex of 0, 1 and 3?', response: '2' },
  ...{ accepted: ['2'], seconds: 12.5 },
};

describe.each(VERSIONS)('SCORM %s', (version) => {
  it('sends nothing of a score before an answer, and never says that an unread page is completed', async () => {
    const { site, host } = strict({ version });
    const run = await runCourse(host);
    await settled(60_000);
    expect(site.counts.commit).toBe(0);
    run.leave();
    expect(site.kept()[STATUS[version]]).toBe('incomplete');
    expect(site.kept()).not.toHaveProperty([RAW[version]]);
    expect(site.kept()).not.toHaveProperty([STATE]);
    expect(site.faults).toEqual([]);
  });

  it('commits once for each answer, with score, state, status, time and the answer itself', async () => {
    const { site, host } = strict({ version });
    const { activity, said } = await runCourse(host, { pass: 60 });
    activity.answer(0.29, TOLD);
    await settled();
    expect(site.counts.commit).toBe(1);
    activity.answer(0.625, { ...TOLD, correct: false, response: '3' });
    await settled();
    expect(site.counts.commit).toBe(2);
    expect(site.faults).toEqual([]);
    expect(site.kept()).toEqual(KEPT[version]);
    expect(said.at(-1)).toBe('');
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

  it.each(['review', 'browse'])(
    'writes nothing in the mode %s, and locks the answers',
    async (mode) => {
      const kept = { [STATE]: JSON.stringify(lessonState('1s1')) };
      const { site, host } = strict({ version, mode, kept });
      const { activity, said, leave } = await runCourse(host);
      expect(activity.getAttribute('lock')).toBe('answers');
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
    'says once that “%s” fails, and sends all of it later',
    async (failing) => {
      const { site, host } = strict({ version });
      const { activity, said } = await runCourse(host);
      site.failing = failing;
      activity.answer(0.25, TOLD);
      await settled();
      activity.answer(0.5, { ...TOLD, name: '4' });
      await settled(20_000);
      expect(said.filter((line) => line === t('not-sent'))).toHaveLength(1);
      site.failing = 'nothing';
      await settled(300_000);
      expect(said.at(-1)).toBe(t('sent-after-all'));
      expect(site.kept()[RAW[version]]).toBe('50');
      const ids = Object.keys(site.kept()).filter((key) => key.endsWith('.id'));
      expect(ids.map((key) => site.kept()[key])).toEqual(['mex-17-3.2', 'mex-17-4']);
      expect(site.faults).toEqual([]);
      const { commit } = site.counts;
      await settled(600_000);
      expect(site.counts.commit).toBe(commit);
    },
  );

  it('sends a hint, of which no answer tells, when the page is left', async () => {
    const { site, host } = strict({ version });
    const { activity, leave } = await runCourse(host);
    activity.change('1o0h1');
    await settled(60_000);
    expect(site.counts.commit).toBe(0);
    leave();
    expect(site.counts.commit).toBe(1);
    expect(site.kept()[STATE]).toContain('1o0h1');
    expect(site.kept()).not.toHaveProperty([RAW[version]]);
  });

  it('does without answers one by one where the site has none', async () => {
    const { site, host } = strict({ version, hasInteractions: false });
    const { activity } = await runCourse(host);
    activity.answer(0.5, TOLD);
    await settled();
    expect(site.kept()[RAW[version]]).toBe('50');
    expect(site.faults).toEqual([]);
  });

  it('goes on counting answers, and writes those of any form so that a strict site takes them', async () => {
    const kept = { 'cmi.interactions.0.id': 'mex-17-1', 'cmi.interactions.0.type': 'numeric' };
    const { site, host } = strict({ version, kept });
    const { activity } = await runCourse(host);
    const long = '{lang=en}a[,]b é'.padEnd(5_000, 'x');
    const odd: readonly Partial<MessageOf<'exercise'>>[] = [
      { kind: 'numeric', response: 'seven', accepted: ['7'] },
      { kind: 'numeric', response: '-7', accepted: ['7', '8'] },
      { kind: 'choice', response: '2', accepted: ['1'] },
      { kind: 'choice', response: 'the second one', accepted: ['1'] },
      { kind: 'fill-in', name: 'a/b ü', response: long, accepted: [long], prompt: long },
    ];
    for (const told of odd) activity.answer(0.5, told);
    await settled();
    expect(site.faults).toEqual([]);
    expect(site.counts.commit).toBe(1);
    expect(site.values['cmi.interactions.0.id']).toBe('mex-17-1');
    const types = odd.map((_, index) => site.values[`cmi.interactions.${index + 1}.type`]);
    expect(types).toEqual(['fill-in', 'fill-in', 'choice', 'fill-in', 'fill-in']);
    expect(site.values['cmi.interactions.5.id']).toBe('mex-17-a_b__');
  });

  it('gives each reader a seed that follows from who they are, and keeps one that was drawn', async () => {
    const own = { isOwnSeed: true };
    const ada = await runCourse(strict({ version, learner: 'ada' }).host, own);
    const bob = await runCourse(strict({ version, learner: 'bob' }).host, own);
    expect(ada.activity.getAttribute('seed')).toBe('264107');
    expect(bob.activity.getAttribute('seed')).toBe('166506');

    const { site, host } = strict({ version, learner: '' });
    const nobody = await runCourse(host, own);
    expect(nobody.activity.getAttribute('seed')).toBe('500000');
    nobody.leave();
    expect(site.kept()[STATE]).toBe(JSON.stringify(lessonState('', 500_000)));
    const again = strict({
      version,
      learner: '',
      kept: { [STATE]: JSON.stringify(lessonState('', 3)) },
    });
    expect((await runCourse(again.host, own)).activity.getAttribute('seed')).toBe('3');
  });

  it('says why earlier work can’t be used, and loses no score that the site has by that', async () => {
    const kept = {
      ...{ [STATE]: JSON.stringify(lessonState('9z9')), [RAW[version]]: '80' },
      ...(version === '2004' && { 'cmi.score.scaled': '0.8' }),
    };
    const { site, host } = strict({ version, kept });
    const activity = new FakeActivity();
    activity.refusal = '“work” is “9z9”.';
    const { said } = await runCourse(host, {}, activity);
    await settled(0);
    expect(said.at(-1)).toBe(
      'The course site has earlier work of yours, but it could not be used. “work” is “9z9”. The score that it has is not lost by that.',
    );
    await settled(60_000);
    expect(site.kept()).toEqual(kept);
    activity.answer(0.25);
    await settled();
    expect(site.kept()[RAW[version]]).toBe('80');
    activity.answer(0.875);
    await settled();
    expect(site.kept()[RAW[version]]).toBe('87.5');

    const broken = strict({ version, kept: { [STATE]: '{"tartan":"les' } });
    const { said: lines } = await runCourse(broken.host);
    expect(lines.at(-1)).toContain('could not be used. It can’t be read.');
  });

  it('leaves a state out that the site has no room for, and says so', async () => {
    const { site, host } = strict({ version });
    const { activity, said } = await runCourse(host);
    activity.change('x'.repeat(70_000));
    activity.tellScore({ by: 'reader', score: 0.5 });
    await settled();
    expect(site.kept()[RAW[version]]).toBe('50');
    expect(said.at(-1)).toBe(t('not-sent'));
    expect(site.faults).toEqual([]);
  });

  it('works on without a site, and with one that does not open or answers nonsense', async () => {
    const make = version === '1.2' ? createScorm12Host : createScorm2004Host;
    const alone = await runCourse(make(pageIn({})));
    expect([alone.said.at(-1), alone.activity.hidden]).toEqual([t('no-site'), false]);

    const { site, host } = strict({ version });
    site.failing = 'all';
    const closed = await runCourse(host);
    expect([closed.said.at(-1), closed.activity.hidden]).toEqual([t('not-opened'), false]);

    const verbs = Object.keys(site.api);
    const nonsense = Object.fromEntries(verbs.map((verb) => [verb, () => true]));
    const odd = await runCourse(hostOf(version, nonsense));
    expect(odd.said.at(-1)).toContain('It can’t be read.');
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
});

describe('what is sent when', () => {
  const refusing = () => {
    const sent: Result[] = [];
    const host: CourseHost = {
      open: () => Promise.resolve({ isReadOnly: false }),
      send(result) {
        sent.push(result);
        return Promise.reject(new Error('no'));
      },
      finish: () => undefined,
    };
    return { sent, host };
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
    activity.answer(0.5);
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
      const { sent, host } = refusing();
      const { activity } = await runCourse(host, pass === undefined ? {} : { pass });
      activity.answer(score, {}, complete);
      await settled();
      expect(sent[0]).toMatchObject({ score, isComplete: complete });
      expect(sent[0]?.isPassed).toBe(passed);
    },
  );

  it('is a shown answer, too, of which the score alone tells, with the progress', async () => {
    const { sent, host } = refusing();
    const { activity } = await runCourse(host);
    activity.tellScore({ by: 'reader', score: 0, progress: 0.125 });
    await settled();
    expect(sent).toMatchObject([{ score: 0, progress: 0.125, answers: [] }]);
  });

  it('is each answer once, if the site takes it', async () => {
    const sent: (readonly number[])[] = [];
    const send = ({ answers }: Result) => {
      sent.push(answers.map(({ exercise }) => exercise));
      return Promise.resolve();
    };
    const { activity } = await runCourse({ ...refusing().host, send });
    for (const exercise of [1, 2]) {
      activity.answer(exercise / 10, { exercise });
      await settled();
    }
    expect(sent).toEqual([[1], [2]]);
  });

  it('says when there is no frame, and leaves the rest to the frame', async () => {
    const { activity, said } = await runCourse(undefined);
    activity.fail('bad-setting', 'A bad setting.');
    activity.fail('no-answer', 'The frame did not get ready.');
    expect(said).toEqual(['The frame did not get ready.']);
  });
});

describe('where the site is looked for', () => {
  const site = () => createStrictScorm({ version: '1.2' });
  const opens = async (page: ScormWindow) =>
    createScorm12Host(page)
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
    expect(api.cmi.core.lesson_status).toBe('passed');
    expect(api.cmi.suspend_data).toBe(JSON.stringify(lessonState('1o1')));
    expect(api.cmi.interactions.childArray).toHaveLength(1);
    leave();
    expect(api.isTerminated()).toBe(true);
  });

  it('takes the best of several games, and is told that it’s over each time', async () => {
    const api = new Scorm12API(settings);
    const match = new FakeActivity();
    match.setAttribute('mode', 'play');
    const { activity, said } = await runCourse(hostOf('1.2', api), { pass: 60 }, match);
    const games = [
      ['lost', 0, 'Best game so far: 0%.', 'failed'],
      ['won', 0.75, 'Best game so far: 75%.', 'passed'],
      ['lost', 0, 'Best game so far: 75%.', 'passed'],
    ] as const;
    for (const [game, score, line, status] of games) {
      activity.endGame(game, score);
      await settled();
      expect(said.at(-1)).toContain(line);
      expect(api.cmi.core.lesson_status).toBe(status);
    }
    expect(api.cmi.core.score.raw).toBe('75');
    activity.endGame('won', 1);
    await settled();
    expect(said.at(-1)).toBe('Best game so far: 100%. The course site has it.');
    const again = new FakeActivity();
    again.setAttribute('mode', 'play');
    const kept = { [RAW['1.2']]: '75' };
    const later = await runCourse(strict({ version: '1.2', kept }).host, {}, again);
    expect(later.said.at(-1)).toBe('Best game so far: 75%. The course site has it.');
  });

  it('takes what is sent by version 2004', async () => {
    const api = new Scorm2004API(settings);
    const { activity, said, leave } = await runCourse(hostOf('2004', api), { pass: 60 });
    activity.answer(0.75, TOLD);
    activity.answer(1, { ...TOLD, kind: 'choice' }, true);
    await settled();
    expect(said.at(-1)).toBe('All is done: your score is 100%, and the course site has it.');
    expect(api.cmi.score.scaled).toBe('1');
    expect([api.cmi.success_status, api.cmi.completion_status]).toEqual(['passed', 'completed']);
    expect(api.cmi.interactions.childArray).toHaveLength(2);
    expect(api.GetValue('cmi.interactions.0.correct_responses.0.pattern')).toBe('2[:]2');
    expect(api.GetValue('cmi.interactions.1.latency')).toBe('PT12.5S');
    leave();
    expect(api.isTerminated()).toBe(true);
  });
});

describe('a test', () => {
  it('says that all is handed in, and no score', async () => {
    const activity = new FakeActivity();
    activity.setAttribute('hide', 'answers');
    const { host } = strict({ version: '1.2' });
    const { said } = await runCourse(host, { pass: 60 }, activity);
    activity.answer(0.5, TOLD, true);
    await settled();
    expect(said.at(-1)).toBe('All is handed in, and the course site has your score.');
  });
});

const OWN_TIME = /^(?:\d\d:05:03|2026-11-27T09:05:03\.\d\dZ)$/u;

const KEPT = {
  '1.2': {
    ...{ 'cmi.core.lesson_status': 'passed', 'cmi.core.exit': 'suspend' },
    ...{ 'cmi.core.score.min': '0', 'cmi.core.score.max': '100', 'cmi.core.score.raw': '62.5' },
    'cmi.core.session_time': '0000:12:34.25',
    'cmi.suspend_data': JSON.stringify(lessonState('1o2')),
    ...interaction(0, { student_response: '2', result: 'correct' }),
    ...interaction(1, { student_response: '3', result: 'wrong' }),
  },
  '2004': {
    ...{ 'cmi.completion_status': 'incomplete', 'cmi.success_status': 'passed' },
    'cmi.progress_measure': '0',
    ...{ 'cmi.score.min': '0', 'cmi.score.max': '100', 'cmi.score.raw': '62.5' },
    ...{ 'cmi.score.scaled': '0.625', 'cmi.session_time': 'PT754.25S', 'cmi.exit': 'suspend' },
    'cmi.suspend_data': JSON.stringify(lessonState('1o2')),
    ...recentInteraction(0, { learner_response: '2', result: 'correct' }),
    ...recentInteraction(1, { learner_response: '3', result: 'incorrect' }),
  },
};

type Values = Readonly<Record<string, unknown>>;

function interaction(number: number, values: Values): Values {
  return numbered(number, {
    ...{ id: 'mex-17-3.2', type: 'numeric', time: expect.stringMatching(OWN_TIME) as unknown },
    ...{ 'correct_responses.0.pattern': '2', latency: '0000:00:12.50', ...values },
  });
}

function recentInteraction(number: number, values: Values): Values {
  return numbered(number, {
    ...{ id: 'mex-17-3.2', type: 'numeric', timestamp: expect.stringMatching(OWN_TIME) as unknown },
    ...{ 'correct_responses.0.pattern': '2[:]2', latency: 'PT12.5S', ...values },
    description: 'What is the mex of 0, 1 and 3?',
  });
}

function numbered(number: number, values: Values): Values {
  const named = Object.entries(values);
  return Object.fromEntries(
    named.map(([name, value]) => [`cmi.interactions.${number}.${name}`, value]),
  );
}
