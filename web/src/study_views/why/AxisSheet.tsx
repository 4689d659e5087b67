import type { ComponentChildren } from 'preact';
import { Sheet, type SheetHead, type SheetPlace, type SheetRow } from '../../ui/sheet/Sheet';
import styles from './why.module.css';

/** Some neighbouring places with one number, which is at their end. */
export interface Bracket {
  readonly first: number;
  readonly last: number;
  readonly value: number | string;
  /** What is heard of it. */
  readonly name: string;
  readonly isLit: boolean;
  /** It is pointed at or pressed, or no longer. */
  readonly onPoint: (isThere: boolean) => void;
}

interface AxisSheetProps {
  readonly caption: string;
  /** What the places are called. */
  readonly heading: string;
  readonly places: readonly number[];
  readonly headOf: (place: number) => SheetHead;
  /** Below each place its g, and where it is of use its x. */
  readonly lines: readonly {
    readonly head: ComponentChildren;
    readonly place: (place: number) => SheetPlace;
  }[];
  /** Of each length; none where that doesn't fit. */
  readonly brackets?: readonly {
    readonly length: number;
    readonly bracket: Bracket | undefined;
  }[];
  /** The place whose g the Tab key comes to, and the one that is kept in sight. */
  readonly stop: number | undefined;
  readonly shows: number | undefined;
}

/** The places of an axis with their numbers; the sheet scrolls to the one that matters. */
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

function bracketRow(places: readonly number[], length: number, bracket?: Bracket): SheetRow {
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
