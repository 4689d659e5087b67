/** A prefix XOR of a line, or what a run leaves of its coin, or by what it changes a position. */
import type { Line } from '../../../../game/line';
import t from '#words/exercises';
import { formula, nimSum } from '../exercise_words';
import { numberKind } from '../number_kind';
import type { Mistake } from '../number_kind';
import { drawBoard } from '../positions';
import type { BoardLevel } from '../positions';
import { between, drawOne } from '../random';
import { Sequence, sequenceHeight } from '../Sequence';

interface RunsLevel extends BoardLevel {
  readonly about: RunsExercise['about'];
  /** The first place that a run may end at. */
  readonly from: number;
}

export interface RunsExercise {
  readonly about: 'prefix' | 'leaves' | 'changes';
  readonly line: Line;
  /** Where the run ends, and how long it is; of a prefix all places up to this one. */
  readonly place: number;
  readonly length: number;
  readonly answer: number;
}

export const runs = numberKind<RunsLevel, RunsExercise>({
  async draw({ about, from, ...level }, random, open) {
    const { columns: line } = await drawBoard(level, random, open);
    const place = between(random, [from, line.size]);
    const lengths = line.movesAt(place).map(({ places }) => places.length);
    const length =
      about === 'prefix'
        ? place
        : drawOne(
            random,
            lengths.filter((fits) => fits > 1),
          );
    const asked = { about, line, place, length };
    return { ...asked, answer: answerOf(asked) };
  },
  mistakes({ about, line, place, length }) {
    const x = (index: number) => line.prefixXors[index] ?? 0;
    const last = about === 'leaves' ? place - 1 : place;
    const first = place - length;
    const coins = line.grundyNumbers.slice(first, last);
    const common: Mistake[] = [
      { number: coins.reduce((sum, value) => sum + value, 0), says: t('added-plainly') },
      { number: x(last) ^ x(first + 1), says: t('began-late') },
      { number: first > 0 ? x(last) ^ x(first - 1) : undefined, says: t('began-early') },
    ];
    switch (about) {
      case 'prefix':
        return [
          { number: line.grundyNumbers[place - 1], says: t('last-coin-alone', { place }) },
          { number: x(place - 1), says: t('one-short', { place }) },
          ...common,
        ];
      case 'leaves':
        return [{ number: x(place) ^ x(first), says: t('changed-instead', { place }) }, ...common];
      case 'changes':
        return [{ number: x(place - 1) ^ x(first), says: t('left-instead', { place }) }, ...common];
    }
  },
  otherwise: (exercise) => t('you-want', { formula: termsOf(exercise) }),

  question: ({ about, place, length }) => t(`ask-run-${about}`, { place, length }),
  hints: (exercise) => [
    t(`hint-run-${exercise.about}`),
    t('you-want', { formula: termsOf(exercise) }),
  ],
  solution: (exercise) =>
    t('answer-formula', { formula: `${termsOf(exercise)} = ${sumOf(exercise)}` }),

  Picture: ({ item: { exercise } }) => <Axis exercise={exercise} />,
  Paper: Axis,
  paperHeight: ({ line, about }) => sequenceHeight(line.size) * (about === 'prefix' ? 1 : 2),
});

function answerOf({ about, line, place, length }: Omit<RunsExercise, 'answer'>): number {
  const last = about === 'leaves' ? place - 1 : place;
  return (line.prefixXors[last] ?? 0) ^ (line.prefixXors[place - length] ?? 0);
}

/** x₁₂ ⊕ x₈, or of a prefix g₁₂ ⊕ x₁₁. */
function termsOf({ about, place, length }: RunsExercise): string {
  if (about === 'prefix') return formula(`x${low(place - 1)} ⊕ g${low(place)}`);
  const last = about === 'leaves' ? place - 1 : place;
  return formula(`x${low(last)} ⊕ x${low(place - length)}`);
}

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

function low(index: number): string {
  return String(index).replaceAll(/\d/gu, (digit) => SUBSCRIPTS.charAt(Number(digit)));
}

function sumOf({ about, line, place, length, answer }: RunsExercise): string {
  const x = (index: number) => line.prefixXors[index] ?? 0;
  const terms =
    about === 'prefix'
      ? [x(place - 1), line.grundyNumbers[place - 1] ?? 0]
      : [x(about === 'leaves' ? place - 1 : place), x(place - length)];
  return `${nimSum(terms)} = ${answer}`;
}

/** The Grundy numbers; below them the prefix XORs, where they aren't asked for. */
function Axis({ exercise: { about, line } }: { readonly exercise: RunsExercise }) {
  return (
    <>
      <Sequence name={t('line-g')} origin={1} values={line.grundyNumbers} isNamed />
      {about !== 'prefix' && (
        <Sequence name={t('line-x')} origin={0} values={line.prefixXors} isNamed />
      )}
    </>
  );
}
