/** The answers of the lesson “nim-product”. Its instruments need no board. */
import {
  ProductByDefinition,
  ProductCalculator,
  ProductTablePlaces,
} from '../src/activity/lesson/instruments/NimProduct';
import type { LessonBoardFacts } from '../src/activity/lesson/lesson';

const boards = {} as const satisfies LessonBoardFacts['boards'];

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
} as const satisfies LessonBoardFacts['answers'];

export default {
  boards,
  answers,
  instruments: {
    ByDefinition: ProductByDefinition,
    ProductCalculator,
    ProductPlaces: ProductTablePlaces,
  },
};
