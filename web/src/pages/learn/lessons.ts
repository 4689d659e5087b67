import type { LessonModule } from './lesson';

/** A lesson in the list. One that nobody has written yet has no text, and no link leads to it. */
export interface LessonPlan {
  /** Its address, `#/learn/mex`, and its words in `learn.ftl`, `lesson-mex-title`. */
  readonly slug: string;
  readonly minutes: number;
  readonly load?: () => Promise<LessonModule>;
}

/** The course, in its order. */
export const LESSONS = [
  { slug: 'rule', minutes: 10, load: () => import('../../../lessons/en/rule.mdx') },
  { slug: 'turtles', minutes: 7, load: () => import('../../../lessons/en/turtles.mdx') },
  { slug: 'coins', minutes: 7, load: () => import('../../../lessons/en/coins.mdx') },
  { slug: 'mex', minutes: 8, load: () => import('../../../lessons/en/mex.mdx') },
  { slug: 'patterns', minutes: 6, load: () => import('../../../lessons/en/patterns.mdx') },
  { slug: 'runs', minutes: 7, load: () => import('../../../lessons/en/runs.mdx') },
  { slug: 'tartan', minutes: 8, load: () => import('../../../lessons/en/tartan.mdx') },
  { slug: 'nim-product', minutes: 8, load: () => import('../../../lessons/en/nim-product.mdx') },
  { slug: 'counting', minutes: 7, load: () => import('../../../lessons/en/counting.mdx') },
  {
    slug: 'winning-move',
    minutes: 8,
    load: () => import('../../../lessons/en/winning-move.mdx'),
  },
  { slug: 'beyond', minutes: 6, load: () => import('../../../lessons/en/beyond.mdx') },
  { slug: 'chessboard', minutes: 7, load: () => import('../../../lessons/en/chessboard.mdx') },
] as const satisfies readonly LessonPlan[];

export type Slug = (typeof LESSONS)[number]['slug'];

export interface Lesson extends LessonPlan {
  readonly slug: Slug;
  /** 1 for the first lesson. */
  readonly number: number;
}

export const COURSE: readonly Lesson[] = LESSONS.map((plan, place) => ({
  ...plan,
  number: place + 1,
}));
