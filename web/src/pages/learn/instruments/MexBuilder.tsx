import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { numberOf } from '../../../game/game';
import type { Line } from '../../../game/line';
import { allOf, numbers } from '../../../text/language';
import commonWords from '#words/common';
import t from '#words/mex_builder';
import { numberList } from '../../../text/places';
import { keepOneStop, moveAlong } from '../../../views/arrow_keys';
import { Button } from '../../../views/parts/Button';
import layout from '../../../views/parts/layout.module.css';
import { Sheet } from '../../../views/sheet/Sheet';
import { ValueCoins } from '../../../views/ValueCoins';
import { useLesson } from '../lesson';
import { AwaitedInstrument, Instrument } from './Instrument';
import styles from './MexBuilder.module.css';
import { boxCount, buildingAt, filled, leftAt, withAnswer, withDropped } from './mex_builder';
import type { Building, LeftCoins, Said } from './mex_builder';

/** The Grundy numbers of a board of the lesson with one row, which the reader finds place by place. */
export function MexBuilder({ board: name }: { readonly board: string }) {
  const { study, kept } = useLesson();
  const board = study(name).board.value;
  const state = kept(`mex of ${name}`, () => signal(buildingAt(1)));
  return board === undefined ? (
    <AwaitedInstrument />
  ) : (
    <Builder line={board.columns} state={state} />
  );
}

interface LineProps {
  readonly line: Line;
}

interface BuilderProps extends LineProps {
  readonly state: Signal<Building>;
}

function Builder({ line, state }: BuilderProps) {
  const building = state.value;
  const options = leftAt(line, building.place);
  const number = numberOf(line.game, building.place);
  const set = (next: Building) => (state.value = next);
  return (
    <Instrument name={t('name')} class={styles.builder}>
      <Places line={line} building={building} />
      <div class={layout.stack} data-screen>
        <p>{t('moves', { place: number, count: options.length })}</p>
        <Options
          name={t('options', { place: number })}
          options={options}
          dropped={building.dropped}
          onDrop={(option) => set(withDropped(building, line, option))}
        />
        <Boxes
          line={line}
          building={building}
          options={options}
          onAnswer={(box) => set(withAnswer(building, line, box))}
        />
        <p role="status" class={`${layout.says} ${styles.said}`} data-kind={building.said.kind}>
          {saidOf(line, building, options.length)}
        </p>
        <Actions line={line} building={building} onChange={set} />
      </div>
      <Printed line={line} />
    </Instrument>
  );
}

interface BuildingProps extends LineProps {
  readonly building: Building;
}

function Places({ line, building: { place, isFound } }: BuildingProps) {
  const coins = Array.from(line.grundyNumbers, (value, index) => {
    const each = index + 1;
    const number = numberOf(line.game, each);
    const isNext = each === place && !isFound;
    if (each < place || (each === place && isFound))
      return { number, value, name: t('coin-known', { place: number, value }) };
    return { number, isNext, name: t(isNext ? 'coin-next' : 'coin-hidden', { place: number }) };
  });
  return <ValueCoins coins={coins} />;
}

function leftWords({ numbers: coins }: LeftCoins): string {
  if (coins.length === 0) return t('leaves-nothing');
  return coins.length === 1
    ? t('leaves-one', { place: coins[0] ?? 0 })
    : t('leaves-several', { places: numberList(coins) });
}

/** Of several coins with the sum: `1 ⊕ 2 = 3`. */
function Worth({ left: { terms, value } }: { readonly left: LeftCoins }) {
  if (terms.length < 2) return <span class={styles.worth}>{commonWords('worth', { value })}</span>;
  return (
    <span class={styles.worth} dir="ltr">
      {`${terms.map(numbers.whole).join(' ⊕ ')} = ${numbers.whole(value)}`}
    </span>
  );
}

interface OptionsProps {
  readonly name: string;
  readonly options: readonly LeftCoins[];
  readonly dropped: readonly number[];
  readonly onDrop: (option: number) => void;
}

function Options({ name, options, dropped, onDrop }: OptionsProps) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepOneStop(group.current));
  return (
    <div class={styles.options} role="group" aria-label={name} ref={group} onKeyDown={moveAlong}>
      {options.map((left, option) => {
        const isDropped = dropped.includes(option);
        const said = { left: leftWords(left), value: left.value };
        return (
          <button
            key={option}
            type="button"
            class={styles.option}
            aria-disabled={isDropped}
            aria-label={t(isDropped ? 'said-dropped' : 'said-option', said)}
            onClick={() => onDrop(option)}
          >
            <span>{said.left}</span>
            <Worth left={left} />
          </button>
        );
      })}
    </div>
  );
}

interface BoxesProps extends BuildingProps {
  readonly options: readonly LeftCoins[];
  readonly onAnswer: (box: number) => void;
}

/** From 0 on, left to right on every page. */
function Boxes({ line, building, options, onAnswer }: BoxesProps) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepOneStop(group.current));
  const found = building.isFound ? line.grundyNumbers[building.place - 1] : undefined;
  const lying = building.dropped.flatMap((option) => options[option] ?? []);
  return (
    <div
      class={styles.boxes}
      dir="ltr"
      role="group"
      aria-label={t('boxes')}
      ref={group}
      onKeyDown={moveAlong}
    >
      {Array.from({ length: boxCount(line) }, (_, box) => {
        const inBox = lying.filter(({ value }) => value === box);
        return (
          <button
            key={box}
            type="button"
            class={styles.box}
            data-found={box === found}
            aria-label={t('box', { value: box, count: inBox.length })}
            onClick={() => onAnswer(box)}
          >
            <span class={styles.inside}>
              {inBox.map(({ numbers: coins }) => (
                <span key={coins.join()} class={styles.chip}>
                  {coins.length === 0 ? '–' : coins.map(numbers.whole).join(' ')}
                </span>
              ))}
            </span>
            <span class={styles.label}>{numbers.whole(box)}</span>
          </button>
        );
      })}
    </div>
  );
}

function saidOf(line: Line, { place, dropped, isFound, said }: Building, count: number): string {
  const value = line.grundyNumbers[place - 1] ?? 0;
  if (isFound) {
    const found = t('found', { place: numberOf(line.game, place), value });
    return place === line.size ? `${found} ${t('all-found')}` : found;
  }
  const told = toldOf(said);
  const isAsked = dropped.length === count && said.kind !== 'taken' && said.kind !== 'not-smallest';
  return isAsked ? `${told} ${t(count === 0 ? 'ask-none' : 'ask')}`.trim() : told;
}

function toldOf(said: Said): string {
  switch (said.kind) {
    case 'nothing':
    case 'found':
      return '';
    case 'early':
      return t('early');
    case 'dropped':
    case 'taken':
    case 'not-smallest':
      return t(said.kind, { value: said.value });
  }
}

interface ActionsProps extends BuildingProps {
  readonly onChange: (next: Building) => void;
}

function Actions({ line, building, onChange }: ActionsProps) {
  const { place, isFound } = building;
  const isLast = place === line.size;
  const isDone = isFound && isLast;
  // One button each, so that the focus stays.
  return (
    <div class={layout.row}>
      <Button
        look={isFound && !isLast ? 'strong' : 'quiet'}
        isDisabled={isDone}
        onClick={() => onChange(isFound ? buildingAt(place + 1) : filled(building, line))}
      >
        {t(isFound ? 'next' : 'show')}
      </Button>
      <Button
        onClick={() => onChange(isDone ? buildingAt(1) : filled(buildingAt(line.size), line))}
      >
        {isDone ? commonWords('start-over') : t('show-all')}
      </Button>
    </div>
  );
}

/** On paper: every place with what its moves leave. */
function Printed({ line }: LineProps) {
  return (
    <Sheet
      caption={t('name')}
      hidesCaption
      class={styles.printed}
      look="lines"
      corner={commonWords('place')}
      columns={[{ value: t('printed-heading-left') }, { value: t('printed-heading-value') }]}
      rows={Array.from(line.grundyNumbers, (value, index) => ({
        head: { value: numberOf(line.game, index + 1) },
        places: [
          { value: allOf(leftAt(line, index + 1).map((left) => numbers.whole(left.value))) },
          { value },
        ],
      }))}
    />
  );
}
