/**
 * What a kind of exercise is: all of it is in one file of `kinds/`, and `lessons.ts` says which lessons ask for it.
 * What is drawn and judged needs no page; the views are at the end.
 */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import type { Game } from '../../game/game';
import type { Move } from '../../game/move';
import type { OpenBoard } from '../../study/knowledge';
import type { StudyModel } from '../../study/study_model';
import type { PositionPictureProps } from '../../study_views/PositionPicture';
import type { Slug } from '../lesson_names';
import type { ExerciseWork } from './progress';
import type { Random } from './random';

/** `Level`: what a lesson asks for. `Remark`: what is wrong with an answer. */
export interface ExerciseKind<
  Level = unknown,
  Exercise = unknown,
  Answer = unknown,
  Remark = unknown,
> {
  /** The same for the same numbers at random. It opens one board at most. */
  draw(level: Level, random: Random, open: OpenBoard): Exercise | Promise<Exercise>;
  /** Undefined of a right answer. */
  judge(exercise: Exercise, answer: Answer): Remark | undefined;

  /** May mark terms. */
  question(exercise: Exercise): string;
  /** The second one leads further. */
  hints(exercise: Exercise): readonly [string, string];
  /** The answer, and how it is found. */
  solution(exercise: Exercise): string;
  remark(exercise: Exercise, remark: Remark): string;
  /** Is named with its rule. */
  game?(exercise: Exercise): Game;
  /** The same where that is no game of the board. */
  rule?(exercise: Exercise): string;

  /** What the question is about, above the form. */
  Picture?(props: ExerciseItemProps<Exercise, Answer>): VNode;
  readonly form: AnswerForm<Exercise, Answer>;
  /** Below the words of a remark. */
  RemarkPicture?(props: { readonly exercise: Exercise; readonly remark: Remark }): VNode | null;
  /** Below the question, on a worksheet. */
  Paper?(props: { readonly exercise: Exercise }): VNode;
  /** How high that is, in millimetres. */
  paperHeight?(exercise: Exercise): number;
}

/** How an exercise is answered: what a reader fills in, and the same as text, for all who keep it or are told of it. */
export interface AnswerForm<Exercise = unknown, Answer = unknown> {
  /** As SCORM calls it. */
  readonly interaction: 'numeric' | 'choice' | 'fill-in';
  print(exercise: Exercise, answer: Answer): string;
  /** The inverse; it also takes what people type. Undefined of what is no answer. */
  read(exercise: Exercise, text: string): Answer | undefined;
  /**
   * The move that an answer is, where exercises are answered on their board. The board gets an answer by this alone:
   * a number or a choice has no move.
   */
  boardMove?(exercise: Exercise, text: string): Move | undefined;
  /** All right answers. */
  accepted(exercise: Exercise): readonly Answer[];
  View(props: AnswerFormProps<Exercise, Answer>): VNode;
}

/** A position to look at, with what is written on its board. */
export type ShownPosition = Omit<PositionPictureProps, 'label'>;

export interface NumberedExercise<Exercise = unknown> {
  /** From 1, as in links; in a set with several of a kind in the order of the set. */
  readonly number: number;
  /** What it is kept by. */
  readonly name: string;
  /** The earlier lesson that it is of. */
  readonly from?: Slug | undefined;
  readonly kind: ExerciseKind;
  readonly exercise: Exercise;
}

/** The answer that there's no move, where a move is asked for. */
export const NO_MOVE = 'none';

export const HINTS = 2;

/** The stages in which the answer is there to read. */
export const SAYS_ANSWER: ReadonlySet<string> = new Set<ExerciseStage>([
  'solved',
  'shown',
  'failed',
]);

/** What became of an exercise, as far as its reader may know: `closed` where answers are hidden. */
export type ExerciseStage = ExerciseWork['outcome'] | 'closed';

/** An exercise with what became of it. */
export interface ExerciseItem<
  Exercise = unknown,
  Answer = unknown,
> extends NumberedExercise<Exercise> {
  readonly work: Signal<ExerciseWork>;
  readonly stage: ReadonlySignal<ExerciseStage>;
  readonly canAnswer: ReadonlySignal<boolean>;
  /** Whether an answer is judged for its reader, too. */
  readonly isJudged: boolean;
  readonly hasHints: boolean;
  /** Undefined for any number. */
  readonly triesLeft: ReadonlySignal<number | undefined>;
  readonly canShow: ReadonlySignal<boolean>;
  /** On the last answer that was checked, if it was wrong; undefined again once the reader changes it. */
  readonly remark: Signal<unknown>;
  /** What is typed or chosen, as text; of a move what was checked last. */
  readonly given: Signal<string>;
  /** A board to look at the position, and to choose a move on. It is always the same one. */
  study(shown: ShownPosition): StudyModel;
  /** It was checked just before, and is still wrong. */
  isRepeated(answer: Answer): boolean;
  submit(answer: Answer): void;
  hint(): void;
  show(): void;
  /** What was done may have been changed meanwhile, by another tab or a host. */
  take(work: ExerciseWork): void;
}

export interface ExerciseItemProps<Exercise = unknown, Answer = unknown> {
  readonly item: ExerciseItem<Exercise, Answer>;
}

export interface AnswerFormProps<Exercise = unknown, Answer = unknown> extends ExerciseItemProps<
  Exercise,
  Answer
> {
  /** The verdict on the answer, between the field and the button that checks it. */
  readonly verdict: ComponentChildren;
  /** The buttons beside the one that checks. */
  readonly children: ComponentChildren;
}
