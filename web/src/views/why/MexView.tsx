import { useLayoutEffect, useRef } from 'preact/hooks';
import { numberOf } from '../../game/game';
import type { Line, LineMove } from '../../game/line';
import type { StudyModel } from '../../study/study_model';
import type { MexReason } from '../../study/why';
import gamesWords from '#words/games';
import { allOf, numbers } from '../../text/language';
import { numberList } from '../../text/places';
import commonWords from '#words/common';
import t from '#words/why';
import { Button } from '../parts/Button';
import { math } from '../parts/math';
import { keepOneStop, moveAlong } from '../arrow_keys';
import { hasLengths } from '../KindMatrix';
import { lightWords, numbersOf } from './lights';
import type { AxisName } from '../../engine/boards';
import { LightNumber } from './LightNumber';
import { FormulaLine, Lit, LitNumber } from './LitNumber';
import styles from './MexView.module.css';

interface MexViewProps {
  readonly model: StudyModel;
  readonly axis: AxisName;
  readonly line: Line;
  readonly mex: MexReason;
  readonly onClose: () => void;
}

/** g = mex of what the moves that end here leave: the options, and the first number missing among them. */
export function MexView({ model, axis, line, mex, onClose }: MexViewProps) {
  const { place, grundyNumber, options } = mex;
  const number = numberOf(line.game, place);
  return (
    <div class={styles.mex}>
      <div class={styles.top}>
        <h5 class={styles.heading}>{t(`mex-of-${axis}`, { number })}</h5>
        <Button onClick={onClose}>{commonWords('close')}</Button>
      </div>
      {options.length === 0 ? (
        <p>{t('mex-none')}</p>
      ) : (
        <>
          <p>{t('mex-explanation')}</p>
          {mex.shown.length < options.length && (
            <p>{gamesWords('one-of-each', { count: options.length })}</p>
          )}
          <Options model={model} axis={axis} line={line} mex={mex} />
        </>
      )}
      <MexFormula model={model} axis={axis} line={line} mex={mex} />
      {options.length > 0 && <p>{t('mex-missing', { value: grundyNumber })}</p>}
    </div>
  );
}

type ReasonProps = Omit<MexViewProps, 'onClose'>;

/** Every number that can be left, once, lights the places of all moves that leave it. */
function MexFormula({ model, axis, line, mex }: ReasonProps) {
  const { place, grundyNumber } = mex;
  const number = numberOf(line.game, place);
  const itself = {
    model,
    light: { [axis]: [place] },
    name: t(`said-grundy-${axis}`, { number, value: grundyNumber }),
  };
  return (
    <FormulaLine>
      <Lit {...itself} formula={`g_${number}`} />
      {math`= mex {`}
      {movesByValue(mex).map(([value, moves], index) => (
        <>
          {index > 0 && math`,`}
          <LitNumber
            key={value}
            model={model}
            light={{
              [axis]: [...new Set(moves.flatMap(({ places }) => places))].sort(ascending),
            }}
            name={optionName(line, value, moves)}
            value={value}
          />
        </>
      ))}
      {math`} =`}
      <LitNumber {...itself} value={grundyNumber} />
    </FormulaLine>
  );
}

/** A number that some moves leave. */
function optionName(line: Line, value: number, moves: readonly LineMove[]): string {
  const count = moves.length;
  if (!hasLengths(line)) return t('said-left-by-moves', { value, count });
  const lengths = allOf(moves.map(({ places }) => numbers.whole(places.length)));
  return t('said-left-by-lengths', { value, count, lengths });
}

/** A line for each move, which lights the places that it turns. */
function Options({ model, axis, line, mex }: ReasonProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => keepOneStop(list.current));
  return (
    <ul class={styles.options} ref={list} onKeyDown={moveAlong}>
      {mex.shown.map(({ move, value }) => {
        const light = { [axis]: move.places };
        const { length } = move.places;
        const list = numberList(numbersOf(line.game, move.places));
        return (
          <li key={move.kind}>
            <LightNumber
              model={model}
              light={light}
              name={
                hasLengths(line)
                  ? t('said-length-leaves', { length, value })
                  : t('said-places-leave', { list, value })
              }
              title={lightWords(model, light)}
            >
              <span class={styles.length}>
                {hasLengths(line) ? t('mex-length', { length }) : t('mex-places', { list })}
              </span>{' '}
              {math`${left(line, move)} ${value}`}
            </LightNumber>
          </li>
        );
      })}
    </ul>
  );
}

/** What a move leaves: of a run x[i - 1] ⊕ x[i - l], else the nim-sum of g over its other places, if it has any. */
function left(line: Line, { places }: LineMove): string {
  const place = places.at(-1) ?? 1;
  const [name, indices] = hasLengths(line)
    ? (['x', [place - 1, place - places.length]] as const)
    : (['g', numbersOf(line.game, places.slice(0, -1))] as const);
  const terms = indices.map((index) => `${name}_${index}`);
  return terms.length > 0 ? `${terms.join(' ⊕ ')} =` : '';
}

/** The values of the options, ascending, each with the moves that leave it. */
function movesByValue({ options }: MexReason): (readonly [number, readonly LineMove[]])[] {
  const moves = new Map<number, LineMove[]>();
  for (const { move, value } of options) moves.set(value, [...(moves.get(value) ?? []), move]);
  return [...moves].sort(([one], [other]) => one - other);
}

function ascending(one: number, other: number): number {
  return one - other;
}
