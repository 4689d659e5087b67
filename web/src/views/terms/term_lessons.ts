import type { TermName } from '../../text/terms';

/** Where each term is taught: a lesson and a part of it. */
export const TERM_LESSONS: Readonly<Record<TermName, string>> = {
  nimber: 'mex?part=sum',
  'grundy-number': 'mex?part=mex',
  mex: 'mex?part=build',
  'nim-sum': 'turtles?part=why',
  'nim-product': 'nim-product?part=products',
  'fermat-power': 'nim-product?part=rules',
  'move-nimber': 'runs?part=worth',
  gamma: 'counting?part=wins',
  'first-moves': 'counting?part=count',
  'row-move': 'tartan?part=crossing',
  'column-move': 'tartan?part=crossing',
};
