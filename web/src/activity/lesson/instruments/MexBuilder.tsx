import { signal, type Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { numberOfPlace } from '../../../game/game';
import type { Line } from '../../../game/line';
import { allOf, numbers } from '../../../text/language';
import commonWords from '#words/common';
import t from '#words/mex_builder';
import { numberList } from '../../../text/places';
import { setSingleTabStop, moveAlong } from '../../../ui/arrow_keys';
import layout from '../../../ui/layout.module.css';
import { FillBar } from '../../../ui/sheet/FillBar';
import { Sheet } from '../../../ui/sheet/Sheet';
import { ValueCoins } from '../../../study_views/ValueCoins';
import { useLesson } from '../lesson';
import { AwaitedInstrument, Instrument } from './Instrument';
import styles from './MexBuilder.module.css';
import {
  boxCount,
  buildingAfter,
  leftAt,
  needsAllMoves,
  afterChoosingBox,
  afterPressingMove,
  type Building,
  type LeftCoins,
} from './mex_builder';

/** The Grundy numbers of a one-row board of the lesson, which the reader finds place by place. */
export function MexBuilder({ board: name }: { readonly board: string }) {
  const { study, remember } = useLesson();
  const board = study(name).view.board.value;
  const state = remember(`mex of ${name}`, () => signal(buildingAfter(0)));
  return board === undefined ? (
    <AwaitedInstrument />
  ) : (
    <Builder name={name} line={board.columns} state={state} />
  );
}

interface LineProps {
  readonly line: Line;
}

interface BuilderProps extends LineProps {
  /** The name of the board. */
  readonly name: string;
  readonly state: Signal<Building>;
}

function Builder({ name, line, state }: BuilderProps) {
  const building = state.value;
  const { known, said } = building;
  const options = known < line.size ? leftAt(line, known + 1) : [];
  const set = (next: Building) => (state.value = next);
  return (
    <Instrument name={t('name')} class={styles.builder} board={name}>
      <Places
        line={line}
        building={building}
        onPress={(coin) => set(afterPressingMove(building, line, coin))}
      />
      <div class={layout.stack} data-screen>
        <p>{askedOf(line, building)}</p>
        <Boxes
          line={line}
          building={building}
          options={options}
          onAnswer={(box) => known < line.size && set(afterChoosingBox(building, line, box))}
        />
        <p role="status" class={`${layout.says} ${styles.said}`} data-kind={said.kind}>
          {saidOf(line, building, options)}
        </p>
        <FillBar filled={known} all={line.size} onFill={(count) => set(buildingAfter(count))} />
      </div>
      <Printed line={line} />
    </Instrument>
  );
}

function askedOf(line: Line, building: Building): string {
  if (building.known === line.size) return t('all-found');
  const about = { place: numberOfPlace(line.game, building.known + 1), moves: kindOfMoves(line) };
  if (building.wasWrong) return t('ask-moves-now', about);
  return t(needsAllMoves(building, line) ? 'ask-moves' : 'ask-box', about);
}

interface BuildingProps extends LineProps {
  readonly building: Building;
}

/** `hops` if each move leaves one coin in another place. */
function kindOfMoves(line: Line): 'hops' | 'runs' {
  return leftAt(line, line.size).every(({ numbers: left }) => left.length === 1) ? 'hops' : 'runs';
}

interface PlacesProps extends BuildingProps {
  readonly onPress: (coin: number) => void;
}

/** Coins up to the current one can be pressed, as a move reaches no others. */
function Places({ line, building: { known }, onPress }: PlacesProps) {
  const coins = Array.from(line.grundyNumbers, (value, index) => {
    const number = numberOfPlace(line.game, index + 1);
    const isNext = index === known;
    const press = known < line.size && index <= known && (() => onPress(index + 1));
    return index < known
      ? { number, press, value, name: t('coin-known', { place: number, value }) }
      : { number, press, isNext, name: t(isNext ? 'coin-next' : 'coin-hidden', { place: number }) };
  });
  return <ValueCoins coins={coins} />;
}

interface BoxesProps extends BuildingProps {
  readonly options: readonly LeftCoins[];
  readonly onAnswer: (box: number) => void;
}

/** From 0 on, left to right on every page. */
function Boxes({ line, building, options, onAnswer }: BoxesProps) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setSingleTabStop(group.current));
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

function saidOf(line: Line, { known, said }: Building, options: readonly LeftCoins[]): string {
  const place = numberOfPlace(line.game, known + 1);
  switch (said.kind) {
    case 'nothing':
      return '';
    case 'early':
      return t('early', { moves: kindOfMoves(line), pressed: said.pressed });
    case 'found':
      return foundAt(line, known);
    case 'out-of-reach':
      return t('out-of-reach', { place, reached: numberOfPlace(line.game, said.coin) });
    case 'not-smallest':
      return t('not-smallest', { value: said.box });
    case 'dropped':
      return droppedOf(options[said.option]);
    case 'taken': {
      const { value = 0, reached = 1 } = options[said.option] ?? {};
      return t('taken', {
        moves: kindOfMoves(line),
        value,
        reached: numberOfPlace(line.game, reached),
      });
    }
  }
}

function foundAt(line: Line, place: number): string {
  const about = {
    place: numberOfPlace(line.game, place),
    value: line.grundyNumbers[place - 1] ?? 0,
  };
  const values = [...new Set(leftAt(line, place).map(({ value }) => value))];
  if (values.length === 0) return t('found-end', about);
  values.sort((one, other) => one - other);
  return t('found', { ...about, list: allOf(values.map(numbers.whole)) });
}

/** With the sum if there are several coins: `1 ⊕ 2 = 3`. */
function droppedOf({
  numbers: coins = [],
  terms = [],
  value = 0,
}: Partial<LeftCoins> = {}): string {
  const sum = terms.map(numbers.whole).join(' ⊕ ');
  return t('dropped', { count: coins.length, coins: numberList(coins), sum, value });
}

/** In print: every place with what its moves leave. */
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
        head: { value: numberOfPlace(line.game, index + 1) },
        places: [
          { value: allOf(leftAt(line, index + 1).map((left) => numbers.whole(left.value))) },
          { value },
        ],
      }))}
    />
  );
}
