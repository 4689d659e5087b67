import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AxisName } from '../../engine/api/boards';
import { numberOfPlace, numbersOfPlaces } from '../../game/game';
import type { Line, LineMove } from '../../game/line';
import { runMove } from '../../game/move';
import type { StudyModel } from '../../study/study_model';
import type { Highlight } from '../../study/view';
import { mexReason, type AxisReason, type MexReason } from '../../study/why';
import commonWords from '#words/common';
import gamesWords from '#words/games';
import { allOf, numbers } from '../../text/language';
import { numberList } from '../../text/places';
import t from '#words/why';
import { Button } from '../../ui/Button';
import layout from '../../ui/layout.module.css';
import { math } from '../../ui/math';
import { placesOf } from '../names';
import { setSingleTabStop, moveAlong } from '../../ui/arrow_keys';
import { lengthGivesKind } from '../moves/MoveMatrix';
import type { SheetCell } from '../../ui/sheet/Sheet';
import { AxisSheet } from './AxisSheet';
import {
  axisLight,
  FormulaLine,
  LightNumber,
  highlightWords,
  Lit,
  LitNumber,
  useShine,
} from './lights';
import styles from './why.module.css';

interface AxisMexViewProps {
  readonly model: StudyModel;
  readonly axis: AxisName;
  readonly line: Line;
  readonly reason: AxisReason;
}

/** The word for the places of the axis. */
const kindOf = ({ model, axis }: Pick<AxisMexViewProps, 'model' | 'axis'>) =>
  placesOf(model.state.value.study, axis);

/** All Grundy numbers of one axis; each opens its mex. */
export function AxisMexView({ model, axis, line, reason }: AxisMexViewProps) {
  /** The place whose mex is open. */
  const open = useSignal<number | undefined>(undefined);
  const view = useRef<HTMLElement>(null);
  const mex = open.value === undefined ? undefined : mexReason(line, open.value);
  const about = { model, axis, line };

  /** Closes the mex and returns the focus to its button. */
  function close() {
    view.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    open.value = undefined;
  }

  return (
    <section class={layout.tight} ref={view} aria-labelledby={`why-mex-${axis}`}>
      <h4 class={layout.subtitle} id={`why-mex-${axis}`}>
        {commonWords(kindOf(about))}
      </h4>
      <AxisStrip
        {...about}
        reason={reason}
        open={open.value}
        onOpen={(place) => (open.value = open.value === place ? undefined : place)}
      />
      {mex !== undefined && <MexView {...about} mex={mex} onClose={close} />}
    </section>
  );
}

interface AxisStripProps extends AxisMexViewProps {
  /** The place whose mex is open. */
  readonly open: number | undefined;
  readonly onOpen: (place: number) => void;
}

/**
 * The places with their g and, for games of runs, also with x, from the empty place 0 on. The places that the move
 * turns are marked, and each g opens its mex.
 */
function AxisStrip({ model, axis, line, reason, open, onOpen }: AxisStripProps) {
  const { game, size, grundyNumbers } = line;
  const kind = kindOf({ model, axis });
  const turned = new Set(reason.places);
  const last = reason.places.at(-1);
  // The strip scrolls away under the pointer when they change.
  const shine = useShine(model, reason.places.join(' '));
  const point = (light: Highlight | undefined) => (isThere: boolean) =>
    shine(isThere ? light : undefined);

  function grundyPlace(place: number): SheetCell {
    if (place === 0) return {};
    const value = grundyNumbers[place - 1] ?? 0;
    const isOpen = place === open;
    return {
      value,
      marks: [isOpen && 'current'],
      press: {
        name: t(`open-mex-${kind}`, { number: numberOfPlace(game, place), value }),
        isOpen,
        onPress: () => onOpen(place),
        onPoint: point({ [axis]: [place] }),
      },
    };
  }

  return (
    <AxisSheet
      caption={t(`strip-caption-${kind}`)}
      heading={t(`number-${kind}`)}
      places={runMove(lengthGivesKind(line) ? 0 : 1, size)}
      headOf={(place) => ({
        value: numberOfPlace(game, place),
        look: turned.has(place) ? styles.covered : undefined,
        onPoint: point(place > 0 ? { [axis]: [place] } : undefined),
      })}
      lines={[
        { head: <abbr title={t('grundy-name')}>{commonWords('grundy')}</abbr>, place: grundyPlace },
        ...(lengthGivesKind(line)
          ? [
              {
                head: <abbr title={t('prefix-name')}>{t('prefix')}</abbr>,
                place: (place: number) => prefixPlace({ model, axis, line, reason }, place, shine),
              },
            ]
          : []),
      ]}
      stop={open ?? last}
      shows={last}
    />
  );
}

/** x[0] … x[n], where x[0] = 0; the ones before the move and at its end give its move nimber. */
function prefixPlace(
  { model, axis, line, reason }: AxisMexViewProps,
  place: number,
  shine: (light: Highlight | undefined) => void,
): SheetCell {
  const [first = 1, last = 1] = [reason.places[0], reason.places.at(-1)];
  const value = line.prefixXors[place] ?? 0;
  const isEnd = place === first - 1 || place === last;
  const isInside = place >= first && place < last;
  const light = axisLight(axis, runMove(1, place));
  return {
    value,
    look: isInside ? `${styles.prefix} ${styles.covers}` : styles.prefix,
    marks: [isEnd && 'lit'],
    press: light && {
      name: t(`said-prefix-${kindOf({ model, axis })}`, { number: place, value }),
      title: highlightWords(model, light),
      onPress: () => shine(light),
      onPoint: (isThere) => shine(isThere ? light : undefined),
    },
  };
}

interface MexViewProps extends Omit<AxisMexViewProps, 'reason'> {
  readonly mex: MexReason;
  readonly onClose: () => void;
}

/** g = mex of the options: what the moves that end here leave, and the first number missing. */
function MexView({ model, axis, line, mex, onClose }: MexViewProps) {
  const { place, grundyNumber, options } = mex;
  const number = numberOfPlace(line.game, place);
  return (
    <div class={`${layout.tight} ${styles.mex}`}>
      <div class={styles.top}>
        <h5 class={styles.mexHeading}>{t(`mex-of-${kindOf({ model, axis })}`, { number })}</h5>
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

/** Each option once, which highlights the places of all moves that leave it. */
function MexFormula({ model, axis, line, mex }: ReasonProps) {
  const { place, grundyNumber } = mex;
  const number = numberOfPlace(line.game, place);
  const itself = {
    model,
    light: { [axis]: [place] },
    name: t(`said-grundy-${kindOf({ model, axis })}`, { number, value: grundyNumber }),
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

/** Names a number that some moves leave. */
function optionName(line: Line, value: number, moves: readonly LineMove[]): string {
  const count = moves.length;
  if (!lengthGivesKind(line)) return t('said-left-by-moves', { value, count });
  const lengths = allOf(moves.map(({ places }) => numbers.whole(places.length)));
  return t('said-left-by-lengths', { value, count, lengths });
}

/** A line for each move, which highlights the places it turns. */
function Options({ model, axis, line, mex }: ReasonProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => setSingleTabStop(list.current));
  return (
    <ul class={styles.options} ref={list} onKeyDown={moveAlong}>
      {mex.shown.map(({ move, value }) => {
        const light = { [axis]: move.places };
        const { length } = move.places;
        const list = numberList(numbersOfPlaces(line.game, move.places));
        return (
          <li key={move.kind}>
            <LightNumber
              model={model}
              light={light}
              name={
                lengthGivesKind(line)
                  ? t('said-length-leaves', { length, value })
                  : t('said-places-leave', { list, value })
              }
              title={highlightWords(model, light)}
            >
              <span class={layout.note}>
                {lengthGivesKind(line) ? t('mex-length', { length }) : t('mex-places', { list })}
              </span>{' '}
              {math`${left(line, move)} ${value}`}
            </LightNumber>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * What a move leaves: x[i - 1] ⊕ x[i - l] for a run, otherwise the nim-sum of g over its other places, if it has any.
 */
function left(line: Line, { places }: LineMove): string {
  const place = places.at(-1) ?? 1;
  const [name, indices] = lengthGivesKind(line)
    ? (['x', [place - 1, place - places.length]] as const)
    : (['g', numbersOfPlaces(line.game, places.slice(0, -1))] as const);
  const terms = indices.map((index) => `${name}_${index}`);
  return terms.length > 0 ? `${terms.join(' ⊕ ')} =` : '';
}

/** The options by value, ascending, each with the moves that leave it. */
function movesByValue({ options }: MexReason): (readonly [number, readonly LineMove[]])[] {
  const moves = new Map<number, LineMove[]>();
  for (const { move, value } of options) moves.set(value, [...(moves.get(value) ?? []), move]);
  return [...moves].sort(([one], [other]) => one - other);
}

function ascending(one: number, other: number): number {
  return one - other;
}
