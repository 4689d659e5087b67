/** What the file of a lesson gives, and what a lesson is once it is open. */
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
  /** As the Board page has it in its address bar, from the `#` on. */
  readonly address: string;
  readonly hides?: readonly Hideable[];
  readonly locks?: readonly Lockable[];
}

/** The mathematics of a lesson, which is the same in every language: `web/lessons/mex.ts`. */
export interface LessonFacts {
  /** By the names that the text has for them. */
  readonly boards: Readonly<Record<string, BoardSetup>>;
  /** Of each question: the number, or which of the choices is right, from 1. */
  readonly answers: Readonly<Record<string, number | bigint>>;
  /** By their names in the text. */
  readonly instruments?: object;
}

/** What a reader has answered to a question. */
export interface Guess {
  readonly text: string;
  readonly state: 'open' | 'nothing' | 'no-number' | 'wrong' | 'right' | 'shown';
}

export function isAnswered(state: Guess['state']): boolean {
  return state === 'right' || state === 'shown';
}

const NO_GUESS: Guess = { text: '', state: 'open' };

/** A whole number of any length, grouped or not. */
export function typedNumber(text: string): bigint | undefined {
  const digits = numbers.ungrouped(text);
  return /^\d+$/u.test(digits) ? BigInt(digits) : undefined;
}

/** The value of an answer: a number, or the value of a choice. */
export function judgedGuess(text: string, answer: number | bigint): Guess {
  if (text.trim() === '') return { text, state: 'nothing' };
  const given = typedNumber(text);
  if (given === undefined) return { text, state: 'no-number' };
  return { text, state: given === BigInt(answer) ? 'right' : 'wrong' };
}

/** The heading of a part in the page. */
export function partId(part: string): string {
  return `part-${part}`;
}

/** The figure of a board in the page. */
export function boardId(name: string): string {
  return `board-${name}`;
}

/** A part of a lesson, as it stands among its contents. */
export interface LessonPart {
  /** In its address. */
  readonly name: string;
  readonly title: string;
  /** Its language: a lesson may be written in another one than the page. */
  readonly lang: string;
  /** Those that the reader answers before the next part comes. */
  readonly questions: readonly string[];
}

/** A lesson with its boards, questions and instruments, which stay as they were left as long as the tab is open. */
export interface OpenLesson {
  readonly slug: string;
  /** Which instruments ask about nimbers and tables. */
  readonly tables: TablesEngine;
  /** What draws the picture of a counted board; its code comes late, and in a frame from another script. */
  readonly loadCloth: () => Promise<MakeCloth>;
  /** In the language of the page, or where there is no such text in English. */
  readonly text: ReadonlySignal<{ readonly Text: TextOfLesson; readonly lang: string }>;
  readonly instruments: object;
  readonly study: (board: string) => LoneStudy;
  readonly answer: (question: string) => number | bigint;
  readonly guess: (question: string) => Signal<Guess>;
  /** What an instrument works with, by its name; made when it is first asked for. */
  readonly kept: <Thing>(name: string, make: () => Thing) => Thing;
  /** Those that have been shown, in their order: the text alone says which there are. */
  readonly parts: Signal<readonly LessonPart[]>;
  readonly hasBoards: boolean;
  /** The board that shows why its chosen move wins or not: one at a time. */
  readonly explained: Signal<string | undefined>;
  /** The reader has come to a part. */
  readonly reach: (part: string) => void;
  /** Whether a part has come: all questions before it are answered, or the reader has been there, or wants all. */
  readonly hasCome: (part: string) => boolean;
  /** From now on all lessons are open from their beginning to their end. */
  readonly showWhole: () => void;
  /** The computers of its boards move as long as the lesson is shown. */
  resume(): void;
  leave(): void;
}

/** What a lesson asks of what the reader has done. */
export interface LessonProgress {
  /** Whether nothing is held back. */
  isWhole(): boolean;
  showWhole(): void;
  /** The part where the reader is, or was last. */
  at(): string | undefined;
  reach(part: string): void;
}

interface LessonParts {
  readonly slug: string;
  /** What it begins with. */
  readonly first: TextInLanguage;
  readonly engine: GameEngine;
  readonly tables: TablesEngine;
  readonly loadCloth: OpenLesson['loadCloth'];
  readonly progress: LessonProgress;
}

export function openLesson(
  facts: LessonFacts,
  { slug, engine, tables, loadCloth, progress, first }: LessonParts,
): OpenLesson {
  const text = signal(first);
  /** What came for another language than the page speaks by now is passed over. */
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
  /** What has come stays, wherever the reader goes on. */
  const come = new Set<string>();
  const isAllAnswered = ({ questions }: LessonPart) =>
    questions.every((question) => isAnswered(found(guesses, question, slug).value.state));

  function hasCome(name: string): boolean {
    const place = parts.value.findIndex((part) => part.name === name);
    // It is among the contents a moment after it was drawn for the first time.
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
    kept<Thing>(name: string, make: () => Thing) {
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

/** A test goes through all lessons, so that no reader sees this. */
function found<Thing>(things: ReadonlyMap<string, Thing>, name: string, slug: string): Thing {
  const thing = things.get(name);
  if (thing === undefined) throw new RangeError(`The lesson ${slug} has no “${name}”.`);
  return thing;
}

/** A board of a lesson as it is shown beside it, with the way to why its chosen move wins or not. */
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

/** What is around a lesson: the site, or the page of a course. */
export interface Surroundings {
  /**
   * In the page of a course. There links open in another tab, nothing leads to other pages, and the lesson
   * never moves the focus by itself.
   */
  readonly isFramed: boolean;
  /** There the page around it is told what has come that the reader asked for. */
  readonly onSight?: (part: Element) => void;
  /** Whether the reader may draw other exercises. */
  readonly hasOtherSets: boolean;
  /** In a package for course sites nothing else of the site is there to lead to. */
  readonly isAlone?: boolean | undefined;
  /** Beside a board: the study that is on it. */
  readonly shown?: Signal<ShownBeside | undefined>;
  /** Whether that board is the lesson's, and says its reasons itself. */
  readonly isBoardOwn?: boolean;
  /** A sentence of the page around the lesson, beside the verdict on an answer; '' for none. */
  readonly siteLine?: ReadonlySignal<string> | undefined;
}

export const LessonSurroundings = createContext<Surroundings>({
  isFramed: false,
  hasOtherSets: true,
});

/**
 * Scrolls as far as it takes, of what is higher than the window to its upper edge. The page around a frame is told: it
 * may have given it all its height, and isn't moved by it otherwise.
 */
export function bringIntoSight(
  part: HTMLElement,
  { isFramed, onSight }: Pick<Surroundings, 'isFramed' | 'onSight'>,
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

/** Whether this was shown by an answer just now: its board is the one to look at. */
export const JustAnswered = createContext(false);

/** Puts a study on the board beside the text, unless it's there. */
export function showBeside(beside: Signal<ShownBeside | undefined>, shown: ShownBeside): void {
  if (beside.peek()?.model !== shown.model) beside.value = shown;
}

/** How a board of the lesson comes into sight: on the board beside the text, or where it stands in it. */
export function useSight(name: string) {
  const lesson = useLesson();
  const { shown, isBoardOwn = false } = useContext(LessonSurroundings);
  const placeOf = () => document.getElementById(boardId(name));
  /** The reader has come to what speaks of the board. Where the text has no such board, none is shown beside it. */
  function reach() {
    if (shown === undefined) return;
    if (placeOf() !== null) showBeside(shown, shownBeside(lesson, name));
    else if (isBoardOwn) shown.value = undefined;
  }
  /** The reader has asked for it. */
  function bring() {
    if (shown === undefined) placeOf()?.scrollIntoView({ block: 'nearest' });
    else showBeside(shown, shownBeside(lesson, name));
  }
  return { reach, bring, isBeside: shown !== undefined };
}
