/**
 * A table of values that is filled place by place by the definition: the value of a place is the smallest number that
 * no move leaves, and moves leave nim-sums of places above and to the left.
 */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { ReachableValue, CoinPlace } from '../../engine/api/tables';
import { numbers } from '../../text/language';
import t from '#words/sheet';
import { setSingleTabStop, moveAlong } from '../arrow_keys';
import buttons from '../buttons.module.css';
import { coinSheet, valuePlace, type CoinSheet } from './coin_sheet';
import { Sheet, type SheetMark, type SheetCell, type SheetProps } from './Sheet';
import styles from './sheet.module.css';

/** Places are counted row by row. */
interface FilledSheetProps
  extends
    Pick<SheetProps, 'caption' | 'hidesCaption' | 'corner' | 'isPrinted'>,
    Omit<CoinSheet, 'stop' | 'place'> {
  /** The value of a place, once it is filled. */
  readonly valueAt: (at: number) => bigint | undefined;
  /** The values to compare with. */
  readonly expected?: BigUint64Array | undefined;
  /** The spoken name of a place: “row 1, column 2”. */
  readonly nameOf: (place: CoinPlace) => string;
  /** A class for places that are special to one table. */
  readonly lookOf?: (place: CoinPlace) => string | undefined;
  /** The place that is explained. */
  readonly current: number | undefined;
  /** The place that the reader is asked for; later ones wait. */
  readonly next?: number | undefined;
  /** The coins of a move. */
  readonly lit?: readonly CoinPlace[] | undefined;
  readonly onGo: (at: number) => void;
}

export function StepwiseSheet(props: FilledSheetProps) {
  const { columns, valueAt, expected, nameOf, lookOf, current, next, lit = [], onGo } = props;
  const { caption, hidesCaption = false, corner, isPrinted = false, ...coins } = props;
  const litPlaces = new Set(lit.map(({ row, column }) => row * columns + column));

  function place(row: number, column: number): SheetCell {
    const at = row * columns + column;
    const value = valueAt(at);
    const mark: SheetMark | undefined =
      value === undefined ? 'empty' : expected && (value === expected[at] ? 'right' : 'wrong');
    const waits = value === undefined && next !== undefined && at !== next;
    const words = { place: nameOf({ row, column }), value: value ?? 0n };
    return {
      ...(value === undefined ? { content: at === next && '?' } : valuePlace(value)),
      marks: [mark, litPlaces.has(at) && 'lit', at === current && 'current'],
      look: lookOf?.({ row, column }),
      press: waits
        ? undefined
        : {
            name: t(mark === undefined || mark === 'wrong' ? 'filled' : mark, words),
            isCurrent: at === current,
            onPress: () => onGo(at),
          },
    };
  }

  const stop = { row: Math.floor((current ?? 0) / columns), column: (current ?? 0) % columns };
  return (
    <Sheet
      caption={caption}
      hidesCaption={hidesCaption}
      corner={corner}
      isPrinted={isPrinted}
      {...coinSheet({ ...coins, stop, place })}
    />
  );
}

interface PlaceReasonProps {
  /** The values that the moves of the place leave. */
  readonly options: readonly ReachableValue[];
  /** The option whose move is highlighted. */
  readonly chosen: ReachableValue | undefined;
  readonly onChoose: (option: ReachableValue) => void;
  /** The pointer or the focus came to an option, or left it. */
  readonly onPoint?: (option: ReachableValue | undefined) => void;
  /** Text about the chosen option. */
  readonly about?: ComponentChildren;
  /** The value of the place; if undefined, the children ask for it. */
  readonly worth: bigint | undefined;
  readonly children?: ComponentChildren;
  /** The two factors of the Tartan theorem, and their product. */
  readonly theorem?:
    | { readonly a: number | bigint; readonly b: number | bigint; readonly product: bigint }
    | undefined;
}

/** Explains the value of a place: the values its moves leave, and the smallest one missing. */
export function PlaceReason(props: PlaceReasonProps) {
  const { options, about, worth, children, theorem } = props;
  return (
    <>
      {options.length === 0 ? (
        <p>{t('no-options')}</p>
      ) : (
        <>
          <Options {...props} />
          {about}
        </>
      )}
      {worth === undefined ? children : <p>{t('worth', { value: worth })}</p>}
      {theorem && <p>{t('by-theorem', theorem)}</p>}
    </>
  );
}

function Options({ options, chosen, onChoose, onPoint }: PlaceReasonProps) {
  const label = useId();
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setSingleTabStop(group.current));
  return (
    <>
      <p id={label}>{t('options')}</p>
      <div
        class={styles.options}
        role="group"
        aria-labelledby={label}
        ref={group}
        onKeyDown={moveAlong}
      >
        {options.map((one) => (
          <button
            key={String(one.value)}
            type="button"
            class={buttons.number}
            aria-pressed={one === chosen}
            aria-label={t('option', { value: one.value, moves: one.moves })}
            onPointerEnter={() => onPoint?.(one)}
            onPointerLeave={() => onPoint?.(undefined)}
            onFocus={() => onPoint?.(one)}
            onBlur={() => onPoint?.(undefined)}
            onClick={() => onChoose(one)}
          >
            {numbers.whole(one.value)}
          </button>
        ))}
      </div>
    </>
  );
}
