/** The contents of a lesson's file, and a lesson once it is open. */
import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameEngine, TablesEngine } from '../../engine/api/engine';
import { readRoute } from '../../game/route';
import type { TextOfLesson } from '../../text/texts';
import { language, numbers } from '../../text/language';
import { limitsOf, type Hideable, type Lockable } from '../../game/limits';
import { createLoneStudy, type LoneStudy } from '../../study/lone_study';
import type { MakeCloth } from '../../cloth/shown_cloth';
import type { ShownBeside } from './lesson_beside';
import { textIn, type TextInLanguage } from './text_in_language';

/** A board of a lesson. */
interface BoardSetup {
  /** The position in the form of the Board page's address, from the `#` on. */
  readonly address: string;
  readonly hides?: readonly Hideable[];
  readonly locks?: readonly Lockable[];
}

/** The mathematics of a lesson, which is the same in every language: `web/lessons/mex.ts`. */
export interface LessonBoardFacts {
  /** By their names in the text. */
  readonly boards: Readonly<Record<string, BoardSetup>>;
  /** The answer to each question: a number, or the number of the right choice, from 1. */
  readonly answers: Readonly<Record<string, number | bigint>>;
  /** By their names in the text. */
  readonly instruments?: object;
}

/** A reader's answer to a question. */
export interface JudgedGuess {
  readonly text: string;
  readonly state: 'open' | 'nothing' | 'no-number' | 'wrong' | 'right' | 'shown';
}

export function isAnswered(state: JudgedGuess['state']): boolean {
  return state === 'right' || state === 'shown';
}

const NO_GUESS: JudgedGuess = { text: '', state: 'open' };

/** A whole number of any length, grouped or not. */
export function parseTypedNumber(text: string): bigint | undefined {
  const digits = numbers.ungrouped(text);
  return /^\d+$/u.test(digits) ? BigInt(digits) : undefined;
}

/** Judges an answer: a number, or the number of a choice. */
export function judgeGuess(text: string, answer: number | bigint): JudgedGuess {
  if (text.trim() === '') return { text, state: 'nothing' };
  const given = parseTypedNumber(text);
  if (given === undefined) return { text, state: 'no-number' };
  return { text, state: given === BigInt(answer) ? 'right' : 'wrong' };
}

/** The id of a part's heading. */
export function partId(part: string): string {
  return `part-${part}`;
}

/** The id of a board's figure. */
export function boardId(name: string): string {
  return `board-${name}`;
}

/** A part of a lesson in its contents. */
export interface LessonPart {
  /** Its name in the address. */
  readonly name: string;
  readonly title: string;
  /** Its language: a lesson may be written in another one than the page. */
  readonly lang: string;
  /** The questions that the reader answers before the next part appears. */
  readonly questions: readonly string[];
}

/** A lesson with its boards, questions and instruments, whose state lasts as long as the tab is open. */
export interface OpenLesson {
  readonly slug: string;
  /** The engine for nimbers and tables, used by instruments. */
  readonly tables: TablesEngine;
  /** Loads the code that draws the picture of a counted board; in a frame it is in another script. */
  readonly loadCloth: () => Promise<MakeCloth>;
  /** In the language of the page or, if there is no such text, in English. */
  readonly text: ReadonlySignal<{ readonly Text: TextOfLesson; readonly lang: string }>;
  readonly instruments: object;
  readonly study: (board: string) => LoneStudy;
  readonly answer: (question: string) => number | bigint;
  readonly guess: (question: string) => Signal<JudgedGuess>;
  /** State of an instrument, by its name; created on first use. */
  readonly remember: <Thing>(name: string, make: () => Thing) => Thing;
  /** The parts that have been shown, in their order: only the text knows which there are. */
  readonly parts: Signal<readonly LessonPart[]>;
  readonly hasBoards: boolean;
  /** The board that explains its chosen move: one at a time. */
  readonly explained: Signal<string | undefined>;
  /** The reader has come to a part. */
  readonly reach: (part: string) => void;
  /** True if a part is visible: all questions before it are answered, or the reader has been there, or wants all. */
  readonly hasCome: (part: string) => boolean;
  /** From now on all lessons are open from beginning to end. */
  readonly showWhole: () => void;
  /** Computer opponents on its boards move while the lesson is shown. */
  resume(): void;
  leave(): void;
}

/** The reader's progress, as far as a lesson needs it. */
export interface ReadingProgress {
  /** True if nothing is hidden until it is answered. */
  isWhole(): boolean;
  showWhole(): void;
  /** The part where the reader is, or was last. */
  at(): string | undefined;
  reach(part: string): void;
}

interface LessonParts {
  readonly slug: string;
  /** The first text. */
  readonly first: TextInLanguage;
  readonly engine: GameEngine;
  readonly tables: TablesEngine;
  readonly loadCloth: OpenLesson['loadCloth'];
  readonly progress: ReadingProgress;
}

export function openLesson(
  facts: LessonBoardFacts,
  { slug, engine, tables, loadCloth, progress, first }: LessonParts,
): OpenLesson {
  const text = signal(first);
  /** A text for a language that is no longer the page's is ignored. */
  async function translate(tag: string) {
    const come = await textIn(slug, tag).catch(() => undefined);
    if (come !== undefined && language.tag === tag) text.value = come;
  }
  effect(() => {
    if (text.peek().lang !== language.tag) void translate(language.tag);
  });
  const studies = new Map(
    Object.entries(facts.boards).map(([name, setup]) => [name, openBoard(engine, setup)]),
  );
  const guesses = new Map(
    Object.keys(facts.answers).map((question) => [question, signal(NO_GUESS)]),
  );
  const answers = new Map(Object.entries(facts.answers));
  const instruments = new Map<string, unknown>();
  const parts = signal<readonly LessonPart[]>([]);
  /** Parts that were visible stay visible. */
  const come = new Set<string>();
  const isAllAnswered = ({ questions }: LessonPart) =>
    questions.every((question) => isAnswered(found(guesses, question, slug).value.state));

  function hasCome(name: string): boolean {
    const place = parts.value.findIndex((part) => part.name === name);
    // A part is in the list shortly after its first rendering.
    if (place < 0) return false;
    const at = parts.value.findIndex((part) => part.name === progress.at());
    const isNext = parts.value.slice(Math.max(at, 0), place).every(isAllAnswered);
    if (isNext || progress.isWhole()) come.add(name);
    return come.has(name);
  }

  return {
    slug,
    tables,
    loadCloth,
    text,
    parts,
    hasCome,
    explained: signal(undefined),
    instruments: facts.instruments ?? {},
    reach: (part) => progress.reach(part),
    showWhole: () => progress.showWhole(),
    hasBoards: studies.size > 0,
    study: (board) => found(studies, board, slug),
    answer: (question) => found(answers, question, slug),
    guess: (question) => found(guesses, question, slug),
    remember<Thing>(name: string, make: () => Thing) {
      if (!instruments.has(name)) instruments.set(name, make());
      return instruments.get(name) as Thing;
    },
    resume() {
      for (const study of studies.values()) study.resume();
    },
    leave() {
      for (const study of studies.values()) study.visits.leave();
    },
  };
}

function openBoard(engine: GameEngine, { address, hides = [], locks = [] }: BoardSetup): LoneStudy {
  const study = createLoneStudy({ engine, limits: limitsOf(hides, locks) });
  study.visits.visit(readRoute(address).query);
  return study;
}

/** A test goes through all lessons, so that no reader sees this error. */
function found<Thing>(things: ReadonlyMap<string, Thing>, name: string, slug: string): Thing {
  const thing = things.get(name);
  if (thing === undefined) throw new RangeError(`The lesson ${slug} has no “${name}”.`);
  return thing;
}

/** A board of a lesson as it is shown beside it, with a function that explains its chosen move. */
export function shownBeside({ study, explained }: OpenLesson, name: string): ShownBeside {
  const model = study(name);
  const { hides } = model.limits;
  const isPlaying = model.state.peek().look.mode === 'play';
  if (isPlaying || hides.answers || hides.nimbers) return { model, onWhy: undefined };
  return {
    model,
    onWhy: () => (explained.value = explained.peek() === name ? undefined : name),
  };
}

export const LessonContext = createContext<OpenLesson | undefined>(undefined);

/** The lesson around a component. */
export function useLesson(): OpenLesson {
  const lesson = useContext(LessonContext);
  if (lesson === undefined) throw new Error('This belongs into a lesson.');
  return lesson;
}

/** The page around a lesson: the site, or the page of a course. */
export interface PageAroundLesson {
  /**
   * In the page of a course: links open in another tab, nothing leads to other pages, and the lesson never moves the
   * focus by itself.
   */
  readonly isFramed: boolean;
  /** In a course's page: tells the host where the element is that the reader asked for. */
  readonly onSight?: (part: Element) => void;
  /** The reader may draw other exercises. */
  readonly hasOtherSets: boolean;
  /** In a package for course sites there are no other pages to link to. */
  readonly isAlone?: boolean | undefined;
  /** The study on the board beside the lesson, if there is one. */
  readonly shown?: Signal<ShownBeside | undefined>;
  /** That board belongs to the lesson, which shows its reasons itself. */
  readonly isBoardOwn?: boolean;
  /** A sentence of the page around the lesson, beside the verdict on an answer; '' for none. */
  readonly siteLine?: ReadonlySignal<string> | undefined;
}

export const LessonSurroundings = createContext<PageAroundLesson>({
  isFramed: false,
  hasOtherSets: true,
});

/**
 * Scrolls an element into view; if it is higher than the window, to its upper edge. A host is told, as it may have
 * given the frame its full height, so that scrolling has no effect.
 */
export function bringIntoSight(
  part: HTMLElement,
  { isFramed, onSight }: Pick<PageAroundLesson, 'isFramed' | 'onSight'>,
): void {
  if (!isFramed) {
    part.scrollIntoView({ block: 'nearest' });
    return;
  }
  const { top, bottom } = part.getBoundingClientRect();
  const isHigher = bottom - top > innerHeight;
  if (top < 0 || (bottom > innerHeight && isHigher)) scrollBy(0, top);
  else if (bottom > innerHeight) scrollBy(0, bottom - innerHeight);
  onSight?.(part);
}

/** True within content that an answer has just revealed: its board is the one to show. */
export const JustAnsweredContext = createContext(false);

/** Shows a study on the board beside the text, unless it is there already. */
export function showStudyBesideText(
  beside: Signal<ShownBeside | undefined>,
  shown: ShownBeside,
): void {
  if (beside.peek()?.model !== shown.model) beside.value = shown;
}

/** How a board of the lesson comes into view: on the board beside the text, or at its place in the text. */
export function useBoardInSight(name: string) {
  const lesson = useLesson();
  const { shown, isBoardOwn = false } = useContext(LessonSurroundings);
  const placeOf = () => document.getElementById(boardId(name));
  /** The reader has come to text about the board. If the text has no such board, none is shown beside it. */
  function reach() {
    if (shown === undefined) return;
    if (placeOf() !== null) showStudyBesideText(shown, shownBeside(lesson, name));
    else if (isBoardOwn) shown.value = undefined;
  }
  /** The reader asked for the board. */
  function bring() {
    if (shown === undefined) placeOf()?.scrollIntoView({ block: 'nearest' });
    else showStudyBesideText(shown, shownBeside(lesson, name));
  }
  return { reach, bring, isBeside: shown !== undefined };
}
