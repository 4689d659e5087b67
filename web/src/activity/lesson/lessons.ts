import { EXERCISE_COUNTS, type Slug } from '../lesson_names';
import type { LessonBoardFacts } from './lesson';

/** A lesson in the list. A planned one has no text yet, and no link. */
interface LessonPlan {
  /** Its address, `#/learn/mex`, and its texts in `learn.ftl`, `lesson-mex-title`. */
  readonly slug: Slug;
  readonly minutes: number;
  /** A small board, as the Board page has it in its address bar. */
  readonly picture: string;
  readonly load?: () => Promise<{ readonly default: LessonBoardFacts }>;
}

/** The course, in its order. */
const LESSONS: readonly LessonPlan[] = [
  {
    slug: 'rule',
    minutes: 15,
    picture:
      '#/board?rows=5&columns=5&mode=play&opponent=person&moves=2~4x1~4&answers=no&heat=none',
    load: () => import('../../../lessons/rule'),
  },
  {
    slug: 'turtles',
    minutes: 12,
    picture:
      '#/board?game=single*turning-turtles&rows=1&columns=6&position=BBWBWW&show=values&answers=no&heat=none',
    load: () => import('../../../lessons/turtles'),
  },
  {
    slug: 'coins',
    minutes: 12,
    picture:
      '#/board?game=single*ruler&rows=2&columns=6&position=BWWBWW.BWWBWW&answers=no&heat=none',
    load: () => import('../../../lessons/coins'),
  },
  {
    slug: 'mex',
    minutes: 12,
    picture:
      '#/board?game=single*pattern:0,1;0,3;0,4&rows=1&columns=8&position=BBBBBBWB&corner=1x7&answers=no&heat=none',
    load: () => import('../../../lessons/mex'),
  },
  {
    slug: 'patterns',
    minutes: 12,
    picture: '#/board?game=single*ruler&rows=1&columns=8&show=values&answers=no&heat=none',
    load: () => import('../../../lessons/patterns'),
  },
  {
    slug: 'runs',
    minutes: 12,
    picture:
      '#/board?game=single*runs:square&rows=1&columns=10&mode=play&opponent=person&moves=1x6~9&answers=no&heat=none',
    load: () => import('../../../lessons/runs'),
  },
  {
    slug: 'tartan',
    minutes: 15,
    picture:
      '#/board?game=turning-corners&rows=5&columns=5&mode=play&opponent=person&moves=1.3x1.4&answers=no&heat=none',
    load: () => import('../../../lessons/tartan'),
  },
  {
    slug: 'nim-product',
    minutes: 20,
    picture: '#/board?game=turning-corners&rows=4&columns=4&show=values&answers=no&heat=none',
    load: () => import('../../../lessons/nim-product'),
  },
  {
    slug: 'counting',
    minutes: 12,
    picture: '#/board?rows=81&columns=81',
    load: () => import('../../../lessons/counting'),
  },
  {
    slug: 'winning-move',
    minutes: 15,
    picture:
      '#/board?game=mock-turtles-squared&rows=5&columns=5&position=BBBBB.BBBWB.BBBBB.BBWBB.BBBBW&answers=no&heat=none',
    load: () => import('../../../lessons/winning-move'),
  },
  {
    slug: 'beyond',
    minutes: 10,
    picture:
      '#/board?game=acrostic-twins&rows=5&columns=6&position=BBBBBB.BBWWBB.BWWWWB.BBWBBB.BBBBBB&answers=no&heat=none',
    load: () => import('../../../lessons/beyond'),
  },
  {
    slug: 'chessboard',
    minutes: 15,
    picture: '#/board?rows=9&columns=9&position=D_4Ek&answers=no&heat=none',
    load: () => import('../../../lessons/chessboard'),
  },
];

export interface Lesson extends LessonPlan {
  readonly exercises: number;
  /** 1 for the first lesson. */
  readonly number: number;
}

export const LESSONS_IN_ORDER: readonly Lesson[] = LESSONS.map((plan, place) => ({
  ...plan,
  exercises: EXERCISE_COUNTS[plan.slug],
  number: place + 1,
}));
