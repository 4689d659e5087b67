import type { ComponentChildren } from 'preact';
import { Sheet, type SheetHead, type SheetCell, type SheetRow } from '../../ui/sheet/Sheet';
import styles from './why.module.css';

/** Consecutive places with one number, which is shown at their end. */
export interface RunBracket {
  readonly first: number;
  readonly last: number;
  readonly value: number | string;
  /** Its text for screen readers. */
  readonly name: string;
  readonly isLit: boolean;
  /** The pointer or the focus came, or left. */
  readonly onPoint: (isThere: boolean) => void;
}

interface AxisSheetProps {
  readonly caption: string;
  /** The word for the places. */
  readonly heading: string;
  readonly places: readonly number[];
  readonly headOf: (place: number) => SheetHead;
  /** The rows below the places: g and, if useful, x. */
  readonly lines: readonly {
    readonly head: ComponentChildren;
    readonly place: (place: number) => SheetCell;
  }[];
  /** One for each length; undefined if it doesn't fit. */
  readonly brackets?: readonly {
    readonly length: number;
    readonly bracket: RunBracket | undefined;
  }[];
  /** The place whose g is the tab stop, and the one that is kept in view. */
  readonly stop: number | undefined;
  readonly shows: number | undefined;
}

/** The places of an axis with their numbers; the sheet scrolls to the relevant one. */
export function AxisSheet(props: AxisSheetProps) {
  const { caption, heading, places, headOf, lines, brackets = [], stop, shows } = props;
  const at = (place: number | undefined) =>
    place === undefined ? undefined : { row: 0, column: places.indexOf(place) };
  return (
    <Sheet
      class={styles.axis}
      look="strip"
      caption={caption}
      hidesCaption
      corner={heading}
      columns={places.map(headOf)}
      rows={[
        ...lines.map((line) => ({
          head: { content: line.head },
          places: places.map(line.place),
        })),
        ...brackets.map(({ length, bracket }) => bracketRow(places, length, bracket)),
      ]}
      stop={at(stop)}
      shows={at(shows)}
    />
  );
}

function bracketRow(places: readonly number[], length: number, bracket?: RunBracket): SheetRow {
  if (bracket === undefined) return { places: places.map(() => ({})), isHidden: true };
  const { first, last, value, name, isLit, onPoint } = bracket;
  const lookOf = (place: number) =>
    [
      styles.inside,
      isLit && styles.explained,
      place === first && styles.first,
      place === last && styles.last,
    ]
      .filter(Boolean)
      .join(' ');
  return {
    head: { value: length },
    places: places.map((place) => ({
      look: place < first || place > last ? undefined : lookOf(place),
      ...(place === last && {
        value,
        press: { name, onPoint, onPress: () => onPoint(true) },
      }),
    })),
  };
}
