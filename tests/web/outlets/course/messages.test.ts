/** Sites that talk with the page by messages: SPLICE, and Open edX with `<jsinput>`. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJsinputHost } from '../../../../web/src/outlets/course/jsinput';
import { createSpliceHost } from '../../../../web/src/outlets/course/splice';
import { fakeTime } from '../../fake_time';
import { runCourse, settled } from './course_run';
import { FakeActivity, lessonState } from './fake_activity';
import { createJsinputSite } from './jsinput_site';
import { createSpliceSite } from './splice_site';
import t from '#words/course_site';

fakeTime({ now: new Date('2026-11-27T09:05:03.210Z') });

/** A page in another page's frame. Messages are asynchronous. */
class FramedPage extends EventTarget {
  height = 100;
  readonly document = {
    documentElement: { getBoundingClientRect: () => ({ height: this.height }) },
  };
  hear: (message: unknown) => void = () => undefined;
  readonly parent = {
    postMessage: (message: unknown, target: string) => {
      expect(target).toBe('*');
      setTimeout(() => this.hear(structuredClone(message)), 10);
    },
  };

  get asWindow(): Window {
    return this as unknown as Window;
  }

  readonly post = (data: unknown, source: unknown = this.parent): void => {
    const event = Object.assign(new Event('message'), { data: structuredClone(data), source });
    setTimeout(() => this.dispatchEvent(event), 10);
  };
}

let page = new FramedPage();
let resized: () => void = () => undefined;
beforeEach(() => {
  page = new FramedPage();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(hear: () => void) {
        resized = hear;
      }
      observe() {
        resized();
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const LONE = { asWindow: undefined as unknown as Window };
LONE.asWindow = Object.assign(new EventTarget(), {}) as unknown as Window;
Object.assign(LONE.asWindow, { parent: LONE.asWindow });

describe('SPLICE', () => {
  function around(options: { user?: string; kept?: string } = {}) {
    const site = createSpliceSite({ ...options, post: page.post });
    page.hear = site.hear;
    return { site, host: createSpliceHost(page.asWindow) };
  }
  const subjects = (site: { heard: Record<string, unknown>[] }, subject: string) =>
    site.heard.filter((message) => message.subject === subject);

  it('reports score and state once for an answer, and tells of the answer and the height', async () => {
    const { site, host } = around();
    const opening = runCourse(host);
    await settled(600);
    const { activity, said } = await opening;
    activity.answer(0.5, { name: '2', response: '3' });
    await settled(600);
    expect(subjects(site, 'SPLICE.reportScoreAndState')).toEqual([
      {
        subject: 'SPLICE.reportScoreAndState',
        message_id: expect.any(String),
        score: 0.5,
        state: expect.objectContaining({ score: 0.5, state: lessonState('1o1') }),
      },
    ]);
    expect(subjects(site, 'SPLICE.sendEvent')).toMatchObject([
      { name: 'exercise', data: { name: '2', response: '3', at: '2026-11-27T09:05:04.310Z' } },
    ]);
    page.height = 250.5;
    resized();
    resized();
    await settled(600);
    const heights = subjects(site, 'lti.frameResize').map(({ height }) => height);
    expect(heights).toEqual([100, 251]);
    const ids = site.heard.map(({ message_id }) => message_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(said).toEqual([t('asking'), '']);
  });

  it('goes on with the state that the site has, as text or not, and draws a seed from its name for the reader', async () => {
    const { host } = around({ user: 'ada', kept: JSON.stringify(lessonState('1s1')) });
    const opening = runCourse(host, { isOwnSeed: true, settings: 'lesson=mex' });
    await settled(600);
    const { activity } = await opening;
    expect(activity.state).toEqual(lessonState('1s1'));
    expect(activity.query?.get('seed')).toBe('17');

    page = new FramedPage();
    const other = runCourse(around({ user: 'ada' }).host, {
      isOwnSeed: true,
      settings: 'lesson=mex',
    });
    await settled(600);
    expect((await other).activity.query?.get('seed')).toBe('264107');
  });

  it('never lets the score of a site fall that keeps it with the work', async () => {
    const { site, host } = around({
      kept: JSON.stringify({ score: 0.9, state: lessonState('1s1') }),
    });
    const opening = runCourse(host);
    await settled(600);
    const { activity } = await opening;
    expect(activity.state).toEqual(lessonState('1s1'));
    activity.answer(0.25);
    await settled(600);
    expect(subjects(site, 'SPLICE.reportScoreAndState')).toMatchObject([
      { score: 0.9, state: { score: 0.9, state: lessonState('1o1') } },
    ]);
  });

  it('waits for a slow site, but not longer than the protocol has it, and shows nothing meanwhile', async () => {
    const { site, host } = around();
    site.manner = 'silent';
    const activity = new FakeActivity();
    const opening = runCourse(host, { activity });
    await settled(14_300);
    expect(activity.query).toBeUndefined();
    // A message from another window, and an answer to another request.
    page.post({ subject: 'SPLICE.getState.response', state: lessonState('1s1') }, {});
    page.post({ subject: 'SPLICE.getState.response', message_id: 'other', state: {} });
    await settled(600);
    const { said } = await opening;
    expect([activity.query?.get('lesson'), said.at(-1)]).toEqual(['mex', t('site-silent')]);
    activity.answer(0.5);
    await settled(2_000);
    expect(subjects(site, 'SPLICE.reportScoreAndState')).toHaveLength(1);
    expect(said.at(-1)).toBe(t('site-silent'));
  });

  it('hears from a site that refuses all it doesn’t know that it has taken nothing', async () => {
    const { site, host } = around();
    site.manner = 'canvas';
    const opening = runCourse(host);
    await settled(600);
    const { activity, said } = await opening;
    expect(said.at(-1)).toBe(t('site-silent'));
    activity.answer(0.5);
    await settled(600);
    expect(said.at(-1)).toBe(t('not-sent-unkept'));
    await settled(20_000);
    expect(subjects(site, 'SPLICE.reportScoreAndState').length).toBeGreaterThan(1);
    // The answer itself is sent once.
    expect(subjects(site, 'SPLICE.sendEvent')).toHaveLength(1);
  });

  it('works on without a page around it', async () => {
    expect((await runCourse(createSpliceHost(LONE.asWindow))).said.at(-1)).toBe(t('no-site'));
  });
});

describe('jsinput', () => {
  function around(kept?: string) {
    const site = createJsinputSite({ post: page.post, ...(kept !== undefined && { kept }) });
    page.hear = site.hear;
    return { site, host: createJsinputHost(page.asWindow) };
  }

  it.each([0, 400])(
    'gives grade and state when the reader submits, and takes them back, %i ms late',
    async (late) => {
      const first = around();
      const opening = runCourse(first.host);
      setTimeout(() => first.site.arrive(), late);
      await settled(1_500);
      const { activity, said } = await opening;
      expect(said).toEqual([t('asking'), '']);
      const empty = first.site.submit();
      await settled(600);
      expect(JSON.parse(await empty)).toMatchObject({ answer: '' });
      activity.change('100% é');
      activity.answer(1 / 3);
      activity.change('100% é');
      await settled(600);
      const submitting = first.site.submit();
      await settled(600);
      const kept = await submitting;
      expect(JSON.parse(kept)).toMatchObject({ answer: '0.3333' });

      page = new FramedPage();
      const second = around(kept);
      const again = runCourse(second.host);
      setTimeout(() => second.site.arrive(), late);
      await settled(1_500);
      expect((await again).activity.state).toEqual(lessonState('100% é'));
      // Nothing was answered in between.
      const same = second.site.submit();
      await settled(600);
      expect(await same).toBe(kept);
      (await again).activity.answer(0.2);
      await settled(600);
      const worse = second.site.submit();
      await settled(600);
      // Without the better answer it would be 0.5.
      expect(JSON.parse(await worse)).toMatchObject({ answer: '0.5' });

      page = new FramedPage();
      const third = around(await empty);
      const anew = runCourse(third.host);
      third.site.arrive();
      await settled(1_500);
      expect((await anew).said.at(-1)).toBe('');
    },
  );

  it('says so when no site answers, and works on', async () => {
    const opening = runCourse(createJsinputHost(page.asWindow));
    page.post('{"method":"Other::__ready","params":"ping"}');
    page.post('nothing');
    page.post({ method: 'JSInput::__ready' });
    page.post('{"method":"JSInput::__ready","params":"ping"}', {});
    await settled(16_000);
    expect((await opening).said.at(-1)).toBe(t('site-silent'));
    expect((await runCourse(createJsinputHost(LONE.asWindow))).said.at(-1)).toBe(t('no-site'));
  });
});
