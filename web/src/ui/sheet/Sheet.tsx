/**
 * A table of numbers: on the screen, for keys, read aloud and on paper. Every table of the page is one. Callers provide
 * the content and the marks of its places; layout, arrow keys and scrolling are here.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import boardPalette from '../../drawing/Palette.module.css';
import { numbers } from '../../text/language';
import { moveInGrid } from '../arrow_keys';
import { Digits } from '../Digits';
import layout from '../layout.module.css';
import { useMore } from '../use_more';
import styles from './sheet.module.css';

/**
 * The state of a place, shown by its border, weight or pattern and never by colour alone: not filled yet, asked for,
 * highlighted from elsewhere, explained, right or wrong; a coin that is tails or heads.
 */
export type SheetMark =
  'empty' | 'asked' | 'lit' | 'current' | 'right' | 'wrong' | 'tails' | 'heads';

/** The action of a place and its accessible name. */
export interface SheetPress {
  readonly name: string;
  readonly onPress?: () => void;
  /** The pointer or the focus came to the place, or left it. */
  readonly onPoint?: (isThere: boolean) => void;
  readonly isPressed?: boolean | undefined;
  readonly isOpen?: boolean | undefined;
  readonly isCurrent?: boolean | undefined;
  readonly title?: string | undefined;
}

export interface SheetCell {
  /** Shown unless there is `content`, and written into files. */
  readonly value?: number | bigint | string | undefined;
  readonly content?: ComponentChildren;
  readonly marks?: readonly (SheetMark | false | undefined)[];
  /** A class for places that are special to one table. */
  readonly look?: string | undefined;
  readonly press?: SheetPress | undefined;
}

/** The head of a row or a column. */
export interface SheetHead extends Omit<SheetCell, 'press'> {
  /** Its meaning, shown below it. */
  readonly meaning?: ComponentChildren;
  /** The number of columns it spans. */
  readonly span?: number;
  readonly onPoint?: (isThere: boolean) => void;
}

export interface SheetRow {
  readonly head?: SheetHead | undefined;
  readonly places: readonly SheetCell[];
  readonly marks?: readonly (SheetMark | false | undefined)[];
  readonly look?: string | undefined;
  /** Invisible; it only reserves room. */
  readonly isHidden?: boolean;
}

/** Counted from 0, in display order. */
export interface SheetCellIndex {
  readonly row: number;
  readonly column: number;
}

export interface SheetProps {
  readonly caption: string;
  /** Only for screen readers, if a heading says the same. */
  readonly hidesCaption?: boolean;
  /** Announced again when it changes. */
  readonly tellsCaption?: boolean;
  /** The layout: a box for each place, rows of numbers, or a narrow strip along an axis. */
  readonly look?: 'fields' | 'lines' | 'strip';
  /** What the heads of the rows and of the columns are. */
  readonly corner?: ComponentChildren;
  readonly columns?: readonly SheetHead[];
  readonly rows: readonly SheetRow[];
  readonly foot?: readonly SheetRow[];
  /** The tab stop; by default, or if it can't be pressed, the first place that can. */
  readonly stop?: SheetCellIndex | undefined;
  /** The place that the sheet scrolls to; the page itself never scrolls. */
  readonly shows?: SheetCellIndex | undefined;
  readonly isPrinted?: boolean;
  readonly id?: string;
  /** The id of an element that explains how places are used. */
  readonly describedBy?: string;
  readonly class?: string | undefined;
}

const LOOKS = { fields: styles.fields, lines: styles.lines, strip: styles.strip };

/** A sheet runs from left to right on every page, and scrolls if it is wider than its container. */
export function Sheet(props: SheetProps) {
  const { caption, hidesCaption = false, tellsCaption = false } = props;
  const { look = 'fields', id, class: more = '' } = props;
  const { corner, columns, rows, foot = [], isPrinted = false } = props;
  const room = useShown(props.shows);
  useMore(room, rows);
  const stop = stopOf(props);
  const hasHeads = corner !== undefined || rows.some(({ head }) => head !== undefined);
  const rowAt = (row: SheetRow, at: number) => (
    <Row key={at} row={row} hasHeads={hasHeads} stop={stop?.row === at ? stop.column : undefined} />
  );
  return (
    <div
      ref={room}
      class={`${boardPalette.palette} ${styles.room} ${more}`}
      dir="ltr"
      data-printed={isPrinted || undefined}
      {...(stop === undefined && { tabIndex: 0, role: 'group', 'aria-label': caption })}
    >
      <table
        class={`${styles.sheet} ${LOOKS[look]}`}
        data-heads={hasHeads}
        id={id}
        aria-describedby={props.describedBy}
        onKeyDown={moveInGrid}
      >
        <caption
          class={hidesCaption ? layout.hidden : styles.caption}
          aria-live={tellsCaption ? 'polite' : undefined}
        >
          <span>{caption}</span>
        </caption>
        {columns && (
          <thead>
            <tr>
              {hasHeads &&
                (corner === undefined ? (
                  <td />
                ) : (
                  <th scope="col">
                    <bdi>{corner}</bdi>
                  </th>
                ))}
              {columns.map((head, at) => (
                <Head key={at} head={head} scope="col" />
              ))}
            </tr>
          </thead>
        )}
        <tbody>{rows.map(rowAt)}</tbody>
        {foot.length > 0 && <tfoot>{foot.map((row, at) => rowAt(row, rows.length + at))}</tfoot>}
      </table>
    </div>
  );
}

/** Undefined if no place can be pressed: then the container has the focus, so that keys scroll it. */
function stopOf({ stop, rows }: SheetProps): SheetCellIndex | undefined {
  if (stop && rows[stop.row]?.places[stop.column]?.press) return stop;
  for (const [row, { places }] of rows.entries()) {
    const column = places.findIndex(({ press }) => press !== undefined);
    if (column >= 0) return { row, column };
  }
  return undefined;
}

/** Keeps a place in view, with some distance from the edges. */
function useShown(shows: SheetCellIndex | undefined) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = room.current;
    if (element === null || shows === undefined) return undefined;
    const sizes = new ResizeObserver(() => bringIntoSight(element, shows));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [shows?.row, shows?.column]);
  return room;
}

function bringIntoSight(room: HTMLElement, { row, column }: SheetCellIndex): void {
  const body = room.querySelector('tbody');
  const place = body?.rows[row]?.querySelectorAll('td')[column];
  if (!body || !place) return;
  const heads = body.querySelector('th')?.offsetWidth ?? 0;
  const [start, end] = [place.offsetLeft - heads, place.offsetLeft + place.offsetWidth];
  const { scrollLeft, clientWidth } = room;
  const edge = place.offsetWidth;
  if (start - edge < scrollLeft) room.scrollLeft = start - edge;
  else if (end + edge > scrollLeft + clientWidth) room.scrollLeft = end + edge - clientWidth;
}

interface RowProps {
  readonly row: SheetRow;
  readonly hasHeads: boolean;
  /** The column of the tab stop. */
  readonly stop: number | undefined;
}

function Row({ row: { head, places, marks, look, isHidden = false }, hasHeads, stop }: RowProps) {
  return (
    <tr class={look} data-marks={marksOf(marks)} aria-hidden={isHidden || undefined}>
      {head ? <Head head={head} scope="row" /> : hasHeads && <td />}
      {places.map((place, at) => (
        <Place key={at} place={place} isStop={at === stop} />
      ))}
    </tr>
  );
}

function Head({ head, scope }: { readonly head: SheetHead; readonly scope: 'row' | 'col' }) {
  const { meaning, span, onPoint, look, marks } = head;
  return (
    <th
      scope={scope}
      class={look}
      data-marks={marksOf(marks)}
      colSpan={span}
      onPointerEnter={onPoint && (() => onPoint(true))}
      onPointerLeave={onPoint && (() => onPoint(false))}
    >
      <bdi>{contentOf(head)}</bdi>
      {meaning !== undefined && <span class={styles.meaning}>{meaning}</span>}
    </th>
  );
}

function Place({ place, isStop }: { readonly place: SheetCell; readonly isStop: boolean }) {
  const { press, look = '', marks } = place;
  const marked = marksOf(marks);
  if (press === undefined)
    return (
      <td
        class={`${styles.place} ${look}`}
        data-marks={marked}
        aria-current={marks?.includes('current') ? 'true' : undefined}
      >
        {contentOf(place)}
      </td>
    );
  const { name, title, onPress, onPoint, isPressed, isOpen, isCurrent } = press;
  const point = (isThere: boolean) => onPoint && (() => onPoint(isThere));
  return (
    <td class={styles.pressed}>
      <button
        type="button"
        class={`${styles.place} ${styles.button} ${look}`}
        data-marks={marked}
        tabIndex={isStop ? 0 : -1}
        aria-label={name}
        title={title}
        aria-pressed={isPressed}
        aria-expanded={isOpen}
        aria-current={isCurrent}
        onClick={onPress}
        onPointerEnter={point(true)}
        onPointerLeave={point(false)}
        onFocus={point(true)}
        onBlur={point(false)}
      >
        {contentOf(place)}
      </button>
    </td>
  );
}

const SMALLEST_GROUPED = 1_000;

function contentOf({ value, content }: SheetCell): ComponentChildren {
  if (content !== undefined || value === undefined) return content;
  if (typeof value === 'string') return value;
  // Without groups, a large sheet has a third of the elements.
  return value < SMALLEST_GROUPED ? numbers.whole(value) : <Digits value={value} />;
}

function marksOf(marks: SheetCell['marks']): string | undefined {
  const list = marks?.filter(Boolean).join(' ');
  return list === '' ? undefined : list;
}
