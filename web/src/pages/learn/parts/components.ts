/** What the text of a lesson may use without importing it: `web/lessons/README.md` says how. */
import { Term } from '../../../views/terms/Term';
import { Anchor } from './Anchor';
import { BoardLink } from './BoardLink';
import { Known, Part } from './Part';
import { Name } from './Name';
import { Ask, Choice, Predict, Result } from './Predict';
import { Says, Value, When } from './Says';

export const COMPONENTS = {
  a: Anchor,
  Ask,
  BoardLink,
  Choice,
  Known,
  Name,
  Part,
  Predict,
  Result,
  Says,
  Term,
  Value,
  When,
};
