/** A prefix XOR of a line, or the value that a run leaves in place of its coin, or the move nimber of a run. */
import type { Line } from '../../../game/line';
import t from '#words/exercises';
import { isolatedFormula, nimSum } from '../exercise_words';
import { numberKind, type Mistake } from '../number_kind';
import { drawBoard, type BoardLevel } from '../positions';
import { numberBetween, drawOne } from '../random';
import { TermSequence, termSequenceHeight } from '../Sequence';

interface RunsLevel extends BoardLevel {
  readonly about: RunsExercise['about'];
  /** The first place that a run may end at. */
  readonly from: number;
}

export interface RunsExercise {
  readonly about: 'prefix' | 'leaves' | 'changes';
  readonly line: Line;
  /** The end of the run and its length; for a prefix, its last place. */
  readonly place: number;
  readonly length: number;
  readonly answer: number;
}

export const runs = numberKind<RunsLevel, RunsExercise>({
  async draw({ about, from, ...level }, random, open) {
    const { columns: line } = await drawBoard(level, random, open);
    const place = numberBetween(random, [from, line.size]);
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
    const { last, first } = endsOf({ about, place, length });
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
  otherwise: (exercise) => t('you-want', { formula: isolatedFormula(namesOf(exercise)) }),

  question: ({ about, place, length }) => t(`ask-run-${about}`, { place, length }),
  hints: (exercise) => [
    t(`hint-run-${exercise.about}`),
    t('you-want', { formula: isolatedFormula(namesOf(exercise)) }),
  ],
  solution: (exercise) =>
    t('answer-formula', { formula: isolatedFormula(`${namesOf(exercise)} = ${sumOf(exercise)}`) }),

  Picture: ({ item: { exercise } }) => <Axis exercise={exercise} />,
  Paper: Axis,
  paperHeight: ({ line, about }) => termSequenceHeight(line.size) * (about === 'prefix' ? 1 : 2),
});

/** The answer is x[last] ⊕ x[first]. */
function endsOf({ about, place, length }: Pick<RunsExercise, 'about' | 'place' | 'length'>) {
  return { last: about === 'leaves' ? place - 1 : place, first: place - length };
}

function answerOf(asked: Omit<RunsExercise, 'answer'>): number {
  const { last, first } = endsOf(asked);
  return (asked.line.prefixXors[last] ?? 0) ^ (asked.line.prefixXors[first] ?? 0);
}

/** The two terms of the sum, by name and value: x₁₂ and x₈, or for a prefix x₁₁ and g₁₂. */
function termsOf(exercise: RunsExercise): readonly (readonly [sign: string, value: number])[] {
  const { about, line, place } = exercise;
  const x = (index: number) => [`x${low(index)}`, line.prefixXors[index] ?? 0] as const;
  if (about === 'prefix')
    return [x(place - 1), [`g${low(place)}`, line.grundyNumbers[place - 1] ?? 0]];
  const { last, first } = endsOf(exercise);
  return [x(last), x(first)];
}

function namesOf(exercise: RunsExercise): string {
  return termsOf(exercise)
    .map(([sign]) => sign)
    .join(' ⊕ ');
}

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

function low(index: number): string {
  return String(index).replaceAll(/\d/gu, (digit) => SUBSCRIPTS.charAt(Number(digit)));
}

function sumOf(exercise: RunsExercise): string {
  return `${nimSum(termsOf(exercise).map(([, value]) => value))} = ${exercise.answer}`;
}

/** The Grundy numbers, and below them the prefix XORs, unless they are asked for. */
function Axis({ exercise: { about, line } }: { readonly exercise: RunsExercise }) {
  return (
    <>
      <TermSequence name={t('line-g')} origin={1} values={line.grundyNumbers} isNamed />
      {about !== 'prefix' && (
        <TermSequence name={t('line-x')} origin={0} values={line.prefixXors} isNamed />
      )}
    </>
  );
}
