/** What the text of a lesson may use without importing it: `web/lessons/README.md` says how. */
import { Term } from '../../../views/terms/Term';
import { Known, LessonPart } from './LessonPart';
import { LessonQuestion, QuestionAsked, QuestionChoice, QuestionResult } from './LessonQuestion';
import { Anchor, BoardLink } from './links';
import { Name } from './Name';
import { Says, Value, When } from './Says';

export const COMPONENTS = {
  a: Anchor,
  Ask: QuestionAsked,
  BoardLink,
  Choice: QuestionChoice,
  Known,
  Name,
  Part: LessonPart,
  Predict: LessonQuestion,
  Result: QuestionResult,
  Says,
  Term,
  Value,
  When,
};
