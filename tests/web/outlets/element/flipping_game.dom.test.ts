import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../../fake_time';
import { defineElement } from '../../../../web/src/outlets/element/define';
import { FlippingGame } from '../../../../web/src/outlets/element/flipping_game';
import type { EventDetail } from '../../../../web/src/outlets/element/events';
import type { FrameState, LessonScore } from '../../../../web/src/outlets/element/messages';
import * as words from '../../../../web/src/outlets/element/words';
import { FakeElementFrame, fakeElementFrames, postToPage } from './fake_element_frame';

const BESIDE = 'https://tartan.example/embed.html';

fakeTime();
const frames = fakeElementFrames();
defineElement(BESIDE);

const state = (rows: number) =>
  ({ tartan: 'study', version: 2, rows, columns: 5 }) as const satisfies FrameState;

const lessonScore = (progress: number) =>
  ({
    lesson: 'mex',
    seed: 17,
    seconds: 3,
    exercises: [],
    complete: progress === 1,
    progress,
  }) satisfies LessonScore;

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
/** Waits for everything that needs no timer. */
const settle = () => pass(0);

function make(attributes: Readonly<Record<string, string>> = {}): FlippingGame {
  const element = document.createElement('flipping-game');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

async function open(attributes?: Readonly<Record<string, string>>): Promise<FlippingGame> {
  const element = make(attributes);
  document.body.append(element);
  await settle();
  return element;
}

function frameOf(element: FlippingGame): FakeElementFrame {
  const [frame, ...others] = element.shadowRoot!.children;
  expect(others).toEqual([]);
  expect(frame).toBeInstanceOf(FakeElementFrame);
  return frame as FakeElementFrame;
}

/** An element whose frame is ready; earlier messages are dropped. */
async function openReady(attributes?: Readonly<Record<string, string>>) {
  const element = await open(attributes);
  const frame = frameOf(element);
  frame.say({ type: 'ready', state: state(5) });
  frame.takePosted();
  return { element, frame };
}

const TYPES = [
  ...(['ready', 'resize', 'sight', 'move', 'statechange', 'answered', 'solved', 'over'] as const),
  ...(['score', 'exercise', 'error'] as const),
];

/** Records the details of events from now on. */
function eventsOf(element: FlippingGame): EventDetail[] {
  const details: EventDetail[] = [];
  for (const type of TYPES)
    element.addEventListener(type, ({ detail }: CustomEvent<EventDetail>) => details.push(detail));
  return details;
}

/** The outcome of a promise so far. */
function outcomeOf(promise: Promise<unknown>) {
  const outcome: { is: unknown } = { is: 'waiting' };
  promise.then(
    (value) => (outcome.is = value),
    (error: unknown) => (outcome.is = (error as Error).message),
  );
  return outcome;
}

describe('the frame of the element', () => {
  it('is the one beside the script, with what the attributes ask for', async () => {
    const attributes = { rows: '8', mode: 'predict', settings: 'corner=3x5&rows=3' };
    const { src, keys } = frameOf(await open(attributes));
    expect(src).toMatch(`${BESIDE}?`);
    expect(keys).toMatchObject({ corner: '3x5', rows: '8', mode: 'predict' });
  });

  it('is told the origin of its page, where there is one', async () => {
    vi.stubGlobal('origin', 'https://school.example');
    expect(frameOf(await open()).keys).toEqual({ origin: 'https://school.example' });
    vi.stubGlobal('origin', 'null');
    expect(frameOf(await open()).keys).toEqual({});
  });

  it('lies where src says', async () => {
    const frame = frameOf(await open({ src: '/elsewhere/embed.html' }));
    expect(frame.src).toMatch(`${location.origin}/elsewhere/embed.html?`);
  });

  it('may run scripts and sends no referrer', async () => {
    const frame = frameOf(await open());
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.referrerPolicy).toBe('no-referrer');
  });

  it.each([{ lesson: 'mex' }, { puzzles: '3' }])('may open links with %j', async (attributes) => {
    const frame = frameOf(await open(attributes));
    expect(frame.getAttribute('sandbox')).toContain('allow-popups-to-escape-sandbox');
  });

  it('has the name of the game, or the title of the element', async () => {
    const element = await open();
    expect(frameOf(element).title).toBe('Flipping Game');
    element.title = 'Week 3';
    expect(frameOf(element).title).toBe('Week 3');
  });

  it('is without credentials where the element says so', async () => {
    const element = await open();
    expect(frameOf(element).hasAttribute('credentialless')).toBe(false);
    element.credentialless = true;
    element.mode = 'play';
    await settle();
    expect(frameOf(element).hasAttribute('credentialless')).toBe(true);
  });

  it('is loaded lazily, unless the element says otherwise', async () => {
    const element = await open();
    expect(frameOf(element).loading).toBe('lazy');
    element.loading = 'eager';
    expect(frameOf(element).loading).toBe('eager');
  });

  it('is loaded at once when it is asked for something, and each later one too', async () => {
    const element = await open();
    element.getState().catch(() => undefined);
    expect(frameOf(element).loading).toBe('eager');
    element.mode = 'play';
    await settle();
    expect(frameOf(element).loading).toBe('eager');
  });

  it('is not hurried by a state that waits for it', async () => {
    const element = await open();
    element.state = state(3);
    expect(frameOf(element).loading).toBe('lazy');
  });

  it('goes with the element, and what it says then is not heard', async () => {
    const { element, frame } = await openReady();
    const events = eventsOf(element);
    element.remove();
    expect([element.shadowRoot!.children.length, element.isReady]).toEqual([0, false]);
    frame.say({ type: 'resize', height: 500 });
    expect(events).toEqual([]);
  });

  it('leaves no listener and no timer behind, however often it was put in', async () => {
    const view = document.defaultView!;
    const listening = new Set<unknown>();
    vi.spyOn(view, 'addEventListener').mockImplementation((_: string, listener: unknown) => {
      listening.add(listener);
    });
    vi.spyOn(view, 'removeEventListener').mockImplementation((_: string, listener: unknown) => {
      listening.delete(listener);
    });
    const element = make({ loading: 'eager' });
    for (let round = 0; round < 3; round += 1) {
      document.body.append(element);
      await settle();
      frameOf(element).resize(600);
      expect([listening.size, vi.getTimerCount()]).toEqual([1, 1]);
      element.remove();
      await settle();
      expect([listening.size, vi.getTimerCount()]).toEqual([0, 0]);
    }
  });
});

describe('a property of the element', () => {
  it('is an attribute of its name, as a number where it is one', async () => {
    const element = await open({ rows: '8', mode: 'predict' });
    expect([element.rows, element.columns, element.mode]).toEqual([8, null, 'predict']);
    element.columns = 6;
    element.panels = 'why';
    element.mode = null;
    expect(element.getAttributeNames()).toEqual(['rows', 'columns', 'panels']);
    expect(element.getAttribute('columns')).toBe('6');
  });

  it('is kept that was set before the element was defined', async () => {
    const element = make();
    const early = { value: 8, configurable: true, enumerable: true, writable: true };
    Object.defineProperty(element, 'rows', early);
    Object.defineProperty(element, 'state', { ...early, value: state(4) });
    document.body.append(element);
    await settle();
    expect(frameOf(element).keys.rows).toBe('8');
    frameOf(element).say({ type: 'ready', state: state(8) });
    expect(frameOf(element).takePosted()).toMatchObject([{ type: 'setState', state: state(4) }]);
    expect(element.rows).toBe(8);
  });
});

describe('a change of the attributes', () => {
  it('loads the frame anew, once however many come at a time', async () => {
    const { element, frame } = await openReady();
    element.hide = 'hints';
    element.hide = 'answers';
    element.lock = 'mode';
    await settle();
    expect(frames).toEqual([frame, frameOf(element)]);
    expect(frameOf(element).keys).toMatchObject({ hide: 'answers', lock: 'mode' });
    expect(element.isReady).toBe(false);
  });

  it('loads nothing when it is taken back at once', async () => {
    const { element, frame } = await openReady();
    element.mode = 'play';
    element.mode = null;
    await settle();
    expect(frameOf(element)).toBe(frame);
    expect(frame.takePosted()).toEqual([]);
  });

  it('of a size or a setting is told to the frame that is there, and only what is new', async () => {
    const { element, frame } = await openReady({ rows: '8', columns: '5' });
    element.rows = 9;
    element.rows = 7;
    await settle();
    expect(frame.takePosted()).toEqual([{ type: 'set', rows: 7 }]);
    element.theme = 'dark';
    await settle();
    expect(frame.takePosted()).toEqual([{ type: 'set', theme: 'dark' }]);
    expect(frameOf(element)).toBe(frame);
  });

  it('that came while the frame was loading is told once it is ready', async () => {
    const element = await open({ rows: '8' });
    const frame = frameOf(element);
    element.rows = 7;
    await settle();
    expect(frame.takePosted()).toEqual([]);
    frame.say({ type: 'ready', state: state(8) });
    expect(frame.takePosted()).toEqual([{ type: 'set', rows: 7 }]);
  });

  it('comes before what is asked for right after it', async () => {
    const { element, frame } = await openReady({ rows: '8' });
    element.rows = 7;
    element.getState().catch(() => undefined);
    expect(frame.takePosted()).toEqual([]);
    await settle();
    expect(frame.takePosted()).toMatchObject([{ type: 'set', rows: 7 }, { type: 'getState' }]);
  });
});

describe('what the reader did', () => {
  it('is put back into a frame that was loaded anew with other limits', async () => {
    const { element, frame } = await openReady();
    frame.say({ type: 'statechange', state: state(6), by: 'reader' });
    element.hide = 'answers';
    await settle();
    const events = eventsOf(element);
    frameOf(element).say({ type: 'ready', state: state(5) });
    expect(frameOf(element).takePosted()).toEqual([{ type: 'setState', state: state(6) }]);
    expect(events).toEqual([{ type: 'ready', state: state(6) }]);
  });

  it('is forgotten when another board is asked for', async () => {
    const { element, frame } = await openReady();
    frame.say({ type: 'statechange', state: state(6), by: 'reader' });
    element.position = 'WB.WW';
    await settle();
    expect(element.state).toBeUndefined();
    frameOf(element).say({ type: 'ready', state: state(2) });
    expect(frameOf(element).takePosted()).toEqual([]);
    expect(element.state).toEqual(state(2));
  });

  it('is put back when the element is moved in the document', async () => {
    const { element, frame } = await openReady();
    frame.say({ type: 'statechange', state: state(6), by: 'reader' });
    const place = document.createElement('div');
    document.body.append(place);
    place.append(element);
    await settle();
    expect(frameOf(element)).not.toBe(frame);
    frameOf(element).say({ type: 'ready', state: state(5) });
    expect(frameOf(element).takePosted()).toEqual([{ type: 'setState', state: state(6) }]);
  });
});

describe('what the frame says', () => {
  it('is an event with the message, which does not bubble', async () => {
    const element = await open();
    const frame = frameOf(element);
    const events = eventsOf(element);
    const bubbled = vi.fn();
    document.body.addEventListener('move', bubbled);
    const move = { rows: [1], columns: [1] };
    const said = [
      { type: 'ready', state: state(5) },
      { type: 'resize', height: 321 },
      { type: 'move', move, by: 'reader', winning: true },
      { type: 'statechange', state: state(6), by: 'reader' },
      { type: 'answered', correct: true, attempt: 1, seenBefore: false, move },
      { type: 'solved', how: 'prediction', move },
      { type: 'over', winner: 'first', player: 'second', hints: 0, takeBacks: 0 },
      { type: 'error', kind: 'bad-setting', message: 'No such mode.' },
    ] as const;
    for (const body of said) frame.say(body);
    expect(events).toEqual(said);
    expect(bubbled).not.toHaveBeenCalled();
    document.body.removeEventListener('move', bubbled);
  });

  it('makes the element ready, with a state', async () => {
    const element = await open();
    expect([element.isReady, element.state]).toEqual([false, undefined]);
    frameOf(element).say({ type: 'ready', state: state(5) });
    expect([element.isReady, element.state]).toEqual([true, state(5)]);
  });

  it('is not heard from another window, of another element or of another shape', async () => {
    const { element, frame } = await openReady();
    const { frame: other } = await openReady();
    const events = eventsOf(element);
    const body = { type: 'statechange', state: state(99), by: 'reader' } as const;
    other.say(body);
    const message = { tartan: 'frame', version: 2, ...body };
    postToPage(message, window);
    postToPage(message, null);
    postToPage({ ...message, version: 1 }, frame.contentWindow);
    postToPage({ ...message, state: 'none' }, frame.contentWindow);
    expect([events, element.state]).toEqual([[], state(5)]);
  });

  it('makes the frame as high as its content, on the screen and on paper', async () => {
    const { frame } = await openReady();
    const heights = () => {
      const { height, aspectRatio } = frame.style;
      return [height, frame.style.getPropertyValue('--printed-height'), aspectRatio];
    };
    expect(heights()).toEqual(['auto', 'auto', '4 / 3']);
    frame.say({ type: 'resize', height: 500, printedHeight: 900 });
    expect(heights()).toEqual(['500px', '900px', 'auto']);
    frame.say({ type: 'resize', height: 450 });
    expect(heights()).toEqual(['450px', '450px', 'auto']);
  });

  it('leaves a frame that is loaded anew as high as the one before', async () => {
    const { element, frame } = await openReady();
    frame.say({ type: 'resize', height: 500 });
    element.mode = 'play';
    await settle();
    expect(frameOf(element).style.height).toBe('500px');
  });

  it('scrolls to what its reader asked for, and never away from another place', async () => {
    const { element, frame } = await openReady();
    frame.say({ type: 'sight', top: 100, bottom: 250 });
    expect(frame.scrollIntoView).not.toHaveBeenCalled();
    element.focus();
    frame.say({ type: 'sight', top: 100, bottom: 250 });
    expect(frame.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    expect(frame.style.scrollMargin).toBe('-100px 0 -150px');
  });

  it('comes as a score, an answer and a state where a result has all three', async () => {
    const element = await open({ lesson: 'mex' });
    const frame = frameOf(element);
    const events = eventsOf(element);
    const types = () => events.splice(0).map(({ type }) => type);
    frame.say({ type: 'ready', state: state(5) });
    frame.say({ type: 'result', by: 'load', score: lessonScore(0), state: state(5) });
    expect(types()).toEqual(['ready', 'score']);
    const answer = {
      lesson: 'mex',
      seed: 17,
      exercise: 1,
      name: '1',
      prompt: '',
      response: '3',
      accepted: ['3'],
      correct: true,
      attempt: 1,
      hints: 0,
      seconds: 2,
      kind: 'numeric',
      seenBefore: false,
    } as const;
    const score = lessonScore(0.5);
    frame.say({ type: 'result', by: 'reader', score, state: state(6), answer });
    expect(types()).toEqual(['exercise', 'score', 'statechange']);
    expect(element.state).toEqual(state(6));
    frame.say({ type: 'result', by: 'reader', score, state: state(7) });
    expect(types()).toEqual(['statechange']);
  });

  it('as it is loaded does not take the place of the state that is put back', async () => {
    const { element, frame } = await openReady({ lesson: 'mex' });
    frame.say({ type: 'result', by: 'reader', score: lessonScore(1), state: state(6) });
    element.hide = 'hints';
    await settle();
    const [again, events] = [frameOf(element), eventsOf(element)];
    again.say({ type: 'result', by: 'load', score: lessonScore(1), state: state(5) });
    expect(element.state).toEqual(state(6));
    // A new frame's score is reported, even if it is the same.
    expect(events).toMatchObject([{ type: 'score', progress: 1 }]);
  });
});

describe('what the element asks', () => {
  it('is posted when the frame is ready, and answered by its reply', async () => {
    const element = await open();
    const frame = frameOf(element);
    const [asked, set] = [outcomeOf(element.getState()), outcomeOf(element.setState(state(3)))];
    expect(frame.takePosted()).toEqual([]);
    frame.say({ type: 'ready', state: state(5) });
    const [get, put] = frame.takePosted();
    expect([get?.type, put]).toMatchObject(['getState', { type: 'setState', state: state(3) }]);
    frame.say({ type: 'statechange', state: state(3), by: 'host', reply: Number(put?.id) });
    await settle();
    expect([asked.is, set.is, element.state]).toEqual(['waiting', undefined, state(3)]);
    frame.say({ type: 'statechange', state: state(3), by: 'host', reply: Number(get?.id) });
    await settle();
    expect(asked.is).toEqual(state(3));
  });

  it('about the state tells of nothing but news', async () => {
    const { element, frame } = await openReady();
    const events = eventsOf(element);
    const answer = async (rows: number) => {
      element.getState().catch(() => undefined);
      const reply = Number(frame.takePosted()[0]?.id);
      frame.say({ type: 'statechange', state: state(rows), by: 'host', reply });
      await settle();
    };
    await answer(5);
    expect(events).toEqual([]);
    await answer(6);
    expect(events).toMatchObject([{ type: 'statechange', state: state(6) }]);
  });

  it('may be refused by the frame', async () => {
    const { element, frame } = await openReady();
    const [outcome, events] = [outcomeOf(element.setState(state(201))), eventsOf(element)];
    const reply = Number(frame.takePosted()[0]?.id);
    frame.say({ type: 'error', kind: 'bad-state', message: 'Too many rows.', reply });
    await settle();
    expect(outcome.is).toBe('Too many rows.');
    expect(events).toMatchObject([{ type: 'error', kind: 'bad-state' }]);
    expect(element.state).toEqual(state(5));
  });

  it('may be what a framework made of a state', async () => {
    const { element, frame } = await openReady();
    element.state = new Proxy(state(4), {});
    expect(frame.takePosted()).toMatchObject([{ type: 'setState', state: state(4) }]);
  });

  it('is not what is no state', async () => {
    const { element, frame } = await openReady();
    const outcome = outcomeOf(element.setState(null!));
    element.state = null;
    element.state = undefined;
    Reflect.set(element, 'state', 'a board');
    await settle();
    expect([outcome.is, frame.takePosted()]).toEqual([words.NO_STATE, []]);
  });

  it('may be to start over', async () => {
    const { element, frame } = await openReady();
    const outcome = outcomeOf(element.reset());
    const [{ type, id } = {}] = frame.takePosted();
    expect(type).toBe('reset');
    frame.say({ type: 'statechange', state: state(5), by: 'host', reply: Number(id) });
    await settle();
    expect(outcome.is).toBeUndefined();
  });

  it('is asked anew of the frame that takes the place of another', async () => {
    const { element } = await openReady();
    const outcome = outcomeOf(element.getState());
    element.mode = 'play';
    await settle();
    const frame = frameOf(element);
    frame.say({ type: 'ready', state: state(7) });
    const [{ type, id } = {}] = frame.takePosted();
    expect(type).toBe('getState');
    frame.say({ type: 'statechange', state: state(7), by: 'host', reply: Number(id) });
    await settle();
    expect(outcome.is).toEqual(state(7));
  });

  it('is refused outside a document, but for a state, which waits', async () => {
    const element = make();
    const outcome = outcomeOf(element.getState());
    element.state = state(4);
    await settle();
    expect(outcome.is).toBe(words.NOT_IN_DOCUMENT);
    document.body.append(element);
    await settle();
    frameOf(element).say({ type: 'ready', state: state(5) });
    expect(frameOf(element).takePosted()).toMatchObject([{ type: 'setState', state: state(4) }]);
  });

  it('is refused when the element is removed, and not when it is moved', async () => {
    const { element } = await openReady();
    const outcome = outcomeOf(element.getState());
    document.body.append(element);
    await settle();
    expect(outcome.is).toBe('waiting');
    element.remove();
    await settle();
    expect(outcome.is).toBe(words.REMOVED_MESSAGE);
  });
});

describe('an element without a frame that works', () => {
  const kinds = (events: readonly EventDetail[]) =>
    events.flatMap((detail) => (detail.type === 'error' ? [detail.kind] : []));

  /** Expects no event until this second, and then the one about the missing answer. */
  async function expectNoAnswerAfter(seconds: number, events: readonly EventDetail[]) {
    await pass(seconds - 0.1);
    expect(events).toEqual([]);
    await pass(0.1);
    expect(kinds(events)).toEqual(['no-answer']);
  }

  it('tells that nothing says where the frame lies, and refuses what was asked', async () => {
    FlippingGame.defaultSrc = '';
    const element = make();
    const events = eventsOf(element);
    document.body.append(element);
    const outcome = outcomeOf(element.getState());
    await settle();
    FlippingGame.defaultSrc = BESIDE;
    expect(events).toEqual([{ type: 'error', kind: 'no-source', message: words.NO_SOURCE }]);
    expect([outcome.is, element.shadowRoot!.children.length]).toEqual([words.NO_SOURCE, 0]);
  });

  it('tells so 30 seconds after it was put in, where it is rendered', async () => {
    const element = await open({ loading: 'eager' });
    const events = eventsOf(element);
    frameOf(element).resize(600);
    await pass(29.9);
    expect(events).toEqual([]);
    await pass(0.1);
    const { src } = frameOf(element);
    expect(events).toEqual([{ type: 'error', kind: 'no-answer', message: words.neverReady(src) }]);
  });

  it('tells so 15 seconds after the frame was loaded', async () => {
    const element = await open();
    const events = eventsOf(element);
    const frame = frameOf(element);
    frame.resize(600);
    await pass(60);
    expect(events, 'while nothing is loaded').toEqual([]);
    frame.dispatchEvent(new Event('load'));
    await expectNoAnswerAfter(15, events);
  });

  it('waits from when it is shown, and from when it is shown again', async () => {
    const element = await open({ loading: 'eager' });
    const events = eventsOf(element);
    const frame = frameOf(element);
    frame.dispatchEvent(new Event('load'));
    await pass(60);
    frame.resize(600);
    await pass(10);
    frame.resize(0);
    await pass(60);
    frame.resize(600);
    await expectNoAnswerAfter(15, events);
  });

  it('waits as long as it lies in a closed <details>, where its frame keeps its size', async () => {
    const element = await open({ loading: 'eager' });
    const events = eventsOf(element);
    const frame = frameOf(element);
    frame.isVisible = false;
    frame.resize(600);
    frame.dispatchEvent(new Event('load'));
    await pass(31);
    frame.isVisible = true;
    await pass(28);
    frame.isVisible = false;
    await pass(2);
    frame.isVisible = true;
    // Only 15 seconds that begin and end in view count.
    await expectNoAnswerAfter(29, events);
  });

  it('says nothing once its frame has said anything at all', async () => {
    const element = await open({ loading: 'eager' });
    const frame = frameOf(element);
    frame.resize(600);
    frame.say({ type: 'error', kind: 'bad-setting', message: 'No such mode.' });
    const events = eventsOf(element);
    frame.dispatchEvent(new Event('load'));
    await pass(60);
    expect(events).toEqual([]);
  });
});

describe('the focus', () => {
  it('goes to the frame, and is told once it is ready', async () => {
    const element = await open();
    element.focus();
    const frame = frameOf(element);
    expect(element.shadowRoot!.activeElement).toBe(frame);
    expect(frame.loading).toBe('eager');
    expect(frame.takePosted()).toEqual([]);
    frame.say({ type: 'ready', state: state(5) });
    expect(frame.takePosted()).toEqual([{ type: 'focus' }]);
  });

  it('is told at once to a frame that is ready', async () => {
    const { element, frame } = await openReady();
    element.focus();
    expect(frame.takePosted()).toEqual([{ type: 'focus' }]);
  });

  it('stays where the reader has gone since', async () => {
    const element = await open();
    const field = document.createElement('input');
    document.body.append(field);
    element.focus();
    field.focus();
    frameOf(element).say({ type: 'ready', state: state(5) });
    expect(frameOf(element).takePosted()).toEqual([]);
    expect(document.activeElement).toBe(field);
  });
});

describe('the colours', () => {
  const pageIs = (colorScheme: string) =>
    vi.stubGlobal('getComputedStyle', () => ({ colorScheme }));
  /** Changes the page's colour scheme; a browser reports it by the transition of the frame's color-scheme. */
  async function pageBecomes(colorScheme: string, frame: FakeElementFrame) {
    pageIs(colorScheme);
    frame.dispatchEvent(new Event('transitionrun'));
    await settle();
  }

  it('are those of the page as the frame begins', async () => {
    pageIs('dark');
    expect(frameOf(await open()).keys.theme).toBe('dark');
    pageIs('light dark');
    expect(frameOf(await open()).keys.theme).toBeUndefined();
  });

  it('change with the page, without loading the frame anew', async () => {
    pageIs('normal');
    const { element, frame } = await openReady();
    await pageBecomes('dark', frame);
    expect(frame.takePosted()).toEqual([{ type: 'set', theme: 'dark' }]);
    await pageBecomes('light dark', frame);
    expect(frame.takePosted()).toMatchObject([{ type: 'set', theme: 'auto' }]);
    expect(frameOf(element)).toBe(frame);
  });

  it('that changed while the frame was not displayed come with its size', async () => {
    pageIs('normal');
    const { frame } = await openReady();
    pageIs('dark');
    frame.resize(600);
    await settle();
    expect(frame.takePosted()).toEqual([{ type: 'set', theme: 'dark' }]);
  });

  it('are those of the element where it has any', async () => {
    pageIs('dark');
    const { element, frame } = await openReady();
    element.theme = 'light';
    await settle();
    expect(frame.takePosted()).toEqual([{ type: 'set', theme: 'light' }]);
    element.theme = null;
    await settle();
    expect(frame.takePosted()).toEqual([{ type: 'set', theme: 'dark' }]);
  });
});
