/** The answers of the lesson “nim-product”. Its instruments need no board. */
import {
  ByDefinition,
  ProductCalculator,
  ProductPlaces,
} from '../src/activity/lesson/instruments/NimProduct';
import type { LessonFacts } from '../src/activity/lesson/lesson';

const boards = {} as const satisfies LessonFacts['boards'];

const answers = {
  /** 2 ⊗ 2 */
  two: 3,
  /** 2 ⊗ 3 */
  three: 1,
  /** 4 ⊗ 4 */
  four: 6,
  /** 16 ⊗ 16 */
  sixteen: 24,
  /** 5 ⊗ 4 */
  five: 2,
  /** 2 ⊗ 4 is not below 8. */
  field: 2,
  /** The inverse of 6. */
  inverse: 9,
} as const satisfies LessonFacts['answers'];

export default { boards, answers, instruments: { ByDefinition, ProductCalculator, ProductPlaces } };
