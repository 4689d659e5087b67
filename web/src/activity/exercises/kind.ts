/**
 * The interface of an exercise kind. Each kind is one file of `kinds/`, and `lessons.ts` lists the lessons that use it.
 * Drawing and judging need no page; the views are at the end.
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

/** `Level` is a lesson's difficulty. `Remark` is what is wrong with an answer. */
export interface ExerciseKind<
  Level = unknown,
  Exercise = unknown,
  Answer = unknown,
  Remark = unknown,
> {
  /** Deterministic for the same random numbers. It opens at most one board. */
  draw(level: Level, random: Random, open: OpenBoard): Exercise | Promise<Exercise>;
  /** Undefined for a right answer. */
  judge(exercise: Exercise, answer: Answer): Remark | undefined;

  /** May mark terms. */
  question(exercise: Exercise): string;
  /** The second one reveals more. */
  hints(exercise: Exercise): readonly [string, string];
  /** The answer, and how to find it. */
  solution(exercise: Exercise): string;
  remark(exercise: Exercise, remark: Remark): string;
  /** The game whose name and rule are shown. */
  game?(exercise: Exercise): Game;
  /** The rule, if there is no game of the board. */
  rule?(exercise: Exercise): string;

  /** The picture above the form. */
  Picture?(props: WithExerciseItem<Exercise, Answer>): VNode;
  readonly form: AnswerForm<Exercise, Answer>;
  /** Below the words of a remark. */
  RemarkPicture?(props: { readonly exercise: Exercise; readonly remark: Remark }): VNode | null;
  /** Below the question, on a worksheet. */
  Paper?(props: { readonly exercise: Exercise }): VNode;
  /** The height of `Paper` in millimetres. */
  paperHeight?(exercise: Exercise): number;
}

/** The form in which exercises are answered: the input, and the answer as text for storage and reports. */
export interface AnswerForm<Exercise = unknown, Answer = unknown> {
  /** SCORM's name for it. */
  readonly interaction: 'numeric' | 'choice' | 'fill-in';
  write(exercise: Exercise, answer: Answer): string;
  /** The inverse, which also accepts what people type. Undefined if the text is no answer. */
  read(exercise: Exercise, text: string): Answer | undefined;
  /**
   * For exercises answered on their board: the move of an answer. Only these show answers on the board; a number or a
   * choice has no move.
   */
  boardMove?(exercise: Exercise, text: string): Move | undefined;
  /** All right answers. */
  accepted(exercise: Exercise): readonly Answer[];
  View(props: AnswerFormProps<Exercise, Answer>): VNode;
}

/** A position to look at, with what is written on its board. */
export type ShownPosition = Omit<PositionPictureProps, 'label'>;

export interface NumberedExercise<Exercise = unknown> {
  /** From 1, as in links; if a set has several of a number, in their order. */
  readonly number: number;
  /** Its name in the storage. */
  readonly name: string;
  /** The earlier lesson that it reviews. */
  readonly from?: Slug | undefined;
  readonly kind: ExerciseKind;
  readonly exercise: Exercise;
}

/** The answer that no move is right, where a move is asked for. */
export const NO_MOVE = 'none';

export const HINTS_PER_EXERCISE = 2;

/** The stages in which the answer is visible. */
export const STAGES_WITH_ANSWER: ReadonlySet<string> = new Set<ExerciseStage>([
  'solved',
  'shown',
  'failed',
]);

/** The outcome as far as the reader may know it: `closed` if answers are hidden. */
export type ExerciseStage = ExerciseWork['outcome'] | 'closed';

/** An exercise with the reader's work on it. */
export interface ExerciseItem<
  Exercise = unknown,
  Answer = unknown,
> extends NumberedExercise<Exercise> {
  readonly work: Signal<ExerciseWork>;
  readonly stage: ReadonlySignal<ExerciseStage>;
  readonly canAnswer: ReadonlySignal<boolean>;
  /** Verdicts are shown to the reader. */
  readonly isJudged: boolean;
  readonly hasHints: boolean;
  /** Undefined for any number. */
  readonly triesLeft: ReadonlySignal<number | undefined>;
  readonly canShow: ReadonlySignal<boolean>;
  /** The remark on the last checked answer, if it was wrong; undefined once the reader changes the answer. */
  readonly remark: Signal<unknown>;
  /** The typed or chosen answer as text; for a move the last checked one. */
  readonly given: Signal<string>;
  /** The exercise's board, for looking at the position and choosing moves. Always the same one. */
  study(shown: ShownPosition): StudyModel;
  /** True if this answer was just checked and is wrong. */
  isRepeated(answer: Answer): boolean;
  submit(answer: Answer): void;
  hint(): void;
  show(): void;
  /** Takes over stored work, which another tab or a host may have changed. */
  take(work: ExerciseWork): void;
}

export interface WithExerciseItem<Exercise = unknown, Answer = unknown> {
  readonly item: ExerciseItem<Exercise, Answer>;
}

export interface AnswerFormProps<Exercise = unknown, Answer = unknown> extends WithExerciseItem<
  Exercise,
  Answer
> {
  /** The verdict, between the field and the button that checks it. */
  readonly verdict: ComponentChildren;
  /** The buttons beside the one that checks. */
  readonly children: ComponentChildren;
}
