import { useLayoutEffect, useRef } from 'preact/hooks';
import { numberOfPlace } from '../../../game/game';
import t from '#words/heaps';
import nimbersWords from '#words/nimbers';
import { numbers } from '../../../text/language';
import { setSingleTabStop, moveAlong } from '../../../ui/arrow_keys';
import { lineName } from '../../../study_views/game_words';
import { NumberField } from '../../../ui/NumberField';
import { CROSS_ICON, SignButton } from '../../../ui/SignButton';
import layout from '../../../ui/layout.module.css';
import styles from './heaps.module.css';
import {
  heapOfSize,
  LARGEST_HEAP,
  rowAfterTurning,
  rowWithPlaces,
  type Heap,
  type HeapsModel,
  type Row,
  type Sum,
  type SumAnswer,
  type Summand,
} from './sum';

interface PartProps {
  readonly model: HeapsModel;
  readonly index: number;
}

/** Heaps of this size and more have a line of their own. */
const MIN_WIDE_HEAP = 10n ** 9n;

/** A heap or a row, with its controls. */
export function SummandCard({ model, index }: PartProps) {
  const sum = model.state.value;
  const part = sum[index];
  const facts = factsOf(model, index);
  const name = partName(sum, index);
  if (part === undefined) return null;
  const change = (next: Summand, gesture?: string) =>
    model.change(
      sum.map((other, place) => (place === index ? next : other)),
      gesture,
    );
  return (
    <li class={styles.part} data-wide={part.kind === 'row' || part.size >= MIN_WIDE_HEAP}>
      <div class={styles.head}>
        <h4 class={styles.name}>{name}</h4>
        {part.kind === 'row' && facts && (
          <p class={layout.note}>{t('worth', { nimber: facts.nimber })}</p>
        )}
        <SignButton
          name={t('remove', { name })}
          sign={CROSS_ICON}
          place={styles.remove}
          onClick={() => model.change(sum.filter((_, place) => place !== index))}
        />
      </div>
      {part.kind === 'heap' ? (
        <HeapField heap={part} number={index + 1} onChange={change} />
      ) : (
        <RowFields row={part} number={index + 1} facts={facts} onChange={change} />
      )}
    </li>
  );
}

/** The name of a part, with its number if there are several of a kind. */
export function partName(sum: Sum, index: number): string {
  const part = sum[index];
  const number = index + 1;
  return part?.kind === 'row'
    ? nimbersWords('numbered-game', { number, game: lineName(part.game) })
    : t('name-heap', { number });
}

type Facts = SumAnswer['parts'][number];

/** The engine's answer about a part, unless it is about another one that was here before. */
function factsOf(model: HeapsModel, index: number): Facts | undefined {
  const known = model.known.value;
  const [part, answered] = [model.state.value[index], known?.question[index]];
  const isSame =
    part?.kind === 'row' && answered?.kind === 'row'
      ? part.game.name === answered.game.name
      : part === answered;
  return isSame ? known?.answer.parts[index] : undefined;
}

interface HeapFieldProps {
  readonly heap: Heap;
  readonly number: number;
  readonly onChange: (part: Summand, gesture?: string) => void;
}

function HeapField({ heap: { size }, number, onChange }: HeapFieldProps) {
  return (
    <NumberField
      label={t('heap-size', { number })}
      value={size}
      smallest={0n}
      largest={LARGEST_HEAP}
      onChange={(next, gesture) => onChange(heapOfSize(next), gesture)}
    />
  );
}

interface RowFieldsProps {
  readonly row: Row;
  readonly number: number;
  readonly facts: Facts | undefined;
  readonly onChange: (part: Summand, gesture?: string) => void;
}

function RowFields({ row, number, facts, onChange }: RowFieldsProps) {
  const places = row.places ?? Math.max(facts?.grundy.length ?? 0, (row.heads.at(-1) ?? 0) + 1);
  return (
    <>
      <Coins
        row={row}
        number={number}
        places={places}
        grundy={facts?.grundy ?? []}
        onTurn={(place) => onChange(rowAfterTurning(row, [place]))}
      />
      <NumberField
        label={t('places', { number })}
        value={places}
        smallest={1}
        largest={facts?.mostPlaces ?? places}
        onChange={(next, gesture) => onChange(rowWithPlaces(row, next), gesture)}
      />
    </>
  );
}

interface CoinsProps {
  readonly row: Row;
  readonly number: number;
  readonly places: number;
  /** Covers the places whose values are known. */
  readonly grundy: readonly bigint[];
  readonly onTurn: (place: number) => void;
}

/** The coins of a row as buttons that turn them, with arrow keys. */
function Coins({ row, number, places, grundy, onTurn }: CoinsProps) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setSingleTabStop(line.current));
  return (
    <div
      class={styles.coins}
      dir="ltr"
      role="group"
      aria-label={t('coins', { number, game: lineName(row.game) })}
      ref={line}
      onKeyDown={moveAlong}
    >
      {Array.from({ length: places }, (_, index) => {
        const isHeads = row.heads.includes(index);
        const place = numberOfPlace(row.game, index + 1);
        return (
          <button
            key={index}
            type="button"
            class={styles.coin}
            aria-pressed={isHeads}
            aria-label={coinName(place, isHeads, grundy[index])}
            onClick={() => onTurn(index)}
          >
            <span class={styles.place}>{numbers.whole(place)}</span>
            <span class={isHeads ? styles.heads : styles.tails} />
            <span class={styles.value}>
              {grundy[index] !== undefined && numbers.whole(grundy[index])}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function coinName(place: number, isHeads: boolean, value: bigint | undefined): string {
  if (value === undefined) return t(isHeads ? 'coin-heads-alone' : 'coin-tails-alone', { place });
  return t(isHeads ? 'coin-heads' : 'coin-tails', { place, value });
}
