/** Why a position is lost or won: one statement proves it, and others, as true as that, do not. */
import { legalCount } from '../../../game/board';
import type { Board } from '../../../game/board';
import { nimberOf } from '../../../game/next_position';
import type { Position } from '../../../game/position';
import type { Claim, ExplainExercise } from './exercise';
import type { Spec } from './lessons';
import { drawPosition, valuesOf } from './positions';
import { drawUntil, oneOf, shuffled } from './random';
import type { Random } from './random';

type ExplainSpec = Extract<Spec, { readonly kind: 'explain' }>;

/** Beside the nimber. */
const OTHER_SUBJECTS = ['heads', 'sum', 'moves', 'last-coin'] as const;
const CHOICES = 4;
/** A statement without a counterexample among so many positions is left out. */
const SEARCHED = 8;

export function makeExplain(spec: ExplainSpec, board: Board, random: Random): ExplainExercise {
  const outcome = oneOf(random, ['lost', 'won'] as const);
  const drawLost = (isLost: boolean) =>
    drawUntil(
      () => drawPosition(board, spec.heads, random),
      (position) => (nimberOf(board, position) === 0) === isLost,
    );
  const { position, claims } = drawUntil(
    () => {
      const drawn = drawLost(outcome === 'lost');
      const others = Array.from({ length: SEARCHED }, () => drawLost(outcome === 'won'));
      return { position: drawn, claims: refutedClaims(board, drawn, others) };
    },
    (drawn) => legalCount(board, drawn.position) > 0 && drawn.claims.length >= CHOICES - 1,
  );
  const proof = { ...claimAbout('nimber', board, position), counterexample: undefined };
  const mixed = shuffled(random, [proof, ...shuffled(random, claims).slice(0, CHOICES - 1)]);
  const { kind, shown } = spec;
  return { kind, shown, board, position, outcome, claims: mixed, right: mixed.indexOf(proof) };
}

/** What is true of the position, and of one of the others as well. */
function refutedClaims(board: Board, position: Position, others: readonly Position[]) {
  return OTHER_SUBJECTS.flatMap((about) => {
    const claim = claimAbout(about, board, position);
    const counterexample = others.find((other) => holds(claim, board, other));
    return counterexample === undefined ? [] : [{ ...claim, counterexample }];
  });
}

function claimAbout(about: Claim['about'], board: Board, position: Position): Claim {
  return { about, value: valueOf(about, board, position) };
}

/** Of numbers that are only said to be even or odd, whether they are the same in that. */
function holds({ about, value }: Claim, board: Board, position: Position): boolean {
  const other = valueOf(about, board, position);
  return about === 'nimber' ? other === value : other % 2 === value % 2;
}

function valueOf(about: Claim['about'], board: Board, position: Position): number {
  switch (about) {
    case 'nimber':
      return nimberOf(board, position);
    case 'heads':
      return valuesOf(board, position).length;
    case 'sum':
      return valuesOf(board, position).reduce((sum, value) => sum + value, 0);
    case 'moves':
      return legalCount(board, position);
    case 'last-coin':
      return position.coins.at(-1) ?? 0;
  }
}
