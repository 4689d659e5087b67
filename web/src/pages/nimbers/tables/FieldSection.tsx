import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { NimPowers } from '../../../engine/tables_engine';
import { numbers } from '../../../text/language';
import copyingWords from '#words/copying';
import commonWords from '#words/common';
import sheetWords from '#words/sheet';
import t from '#words/tables';
import { Button } from '../../../views/parts/Button';
import { CopyText } from '../../../views/parts/copying';
import { Digits } from '../../../views/parts/Digits';
import { math } from '../../../views/parts/math';
import { saveAs } from '../../../views/parts/save_as';
import { Segments } from '../../../views/parts/Segments';
import { WithTerms } from '../../../views/terms/Term';
import { NumberField } from '../../../views/NumberField';
import {
  entriesOf,
  FIELD_BITS,
  largestEntry,
  LINE_ENTRIES,
  LISTS,
  listAsCsv,
  pageAround,
  smallestEntry,
  turnedPage,
} from './field_list';
import type { FieldBits } from './field_list';
import type { TablesSettings } from './tables_settings';
import layout from '../../../views/parts/layout.module.css';
import styles from './TablesView.module.css';

interface SectionProps {
  readonly settings: TablesSettings;
  /** Undefined until they are known. */
  readonly powers: NimPowers | undefined;
  readonly change: (change: Partial<TablesSettings>) => void;
}

/** Powers of the generator of a field, and logarithms. */
export function FieldSection({ settings, powers, change }: SectionProps) {
  const { bits, list } = settings;
  return (
    <section class={layout.stack} aria-labelledby="fields-heading">
      <h2 id="fields-heading" data-printed>
        {t('fields-heading')}
      </h2>
      <p class={layout.words}>
        <WithTerms>{t('fields-introduction')}</WithTerms>
      </p>
      <div class={styles.controls}>
        <Segments
          legend={t('field')}
          showsLegend
          options={FIELD_BITS.map((each) => [String(each), numbers.whole(2 ** each)])}
          value={String(bits)}
          onChange={(next) => change({ bits: Number(next) as FieldBits })}
        />
        <Segments
          legend={t('list')}
          showsLegend
          options={LISTS.map((each) => [each, t(each)])}
          value={list}
          onChange={(next) => change({ list: next })}
        />
        <NumberField
          label={list === 'powers' ? t('exponent') : commonWords('nimber')}
          value={BigInt(settings.entry)}
          smallest={BigInt(smallestEntry(settings))}
          largest={BigInt(largestEntry(settings))}
          onChange={(next) => change({ entry: Number(next) })}
        />
      </div>
      {powers?.powers.length === 2 ** bits - 1 && (
        <ShownField settings={settings} powers={powers} change={change} />
      )}
    </section>
  );
}

interface ShownProps extends SectionProps {
  readonly powers: NimPowers;
}

function ShownField({ settings, powers, change }: ShownProps) {
  const { bits, list, entry } = settings;
  const entries = useMemo(() => entriesOf(list, powers), [list, powers]);
  const csv = useMemo(() => listAsCsv(list, powers), [list, powers]);
  const { generator } = powers;
  const name = `nim-${list}-${2 ** bits}`;
  return (
    <>
      <p class={layout.words} data-printed>
        {t('generator', { generator, size: 2 ** bits, last: 2 ** bits - 2 })}{' '}
        {bits > 2 && t('subfield', { size: 2 ** (bits / 2), step: 2 ** (bits / 2) + 1 })}
      </p>
      <LookedUp generator={generator} list={list} entry={entry} found={entries[entry]} />
      <ListTable settings={settings} entries={entries} change={change} />
      <div class={layout.row}>
        <CopyText
          text={csv}
          shownIn="fields-list"
          name={copyingWords('copy-csv')}
          label={t(`copy-${list}`)}
        />
        <Button onClick={() => saveAs(new Blob([csv], { type: 'text/csv' }), `${name}.csv`)}>
          {copyingWords('save-csv')}
        </Button>
      </div>
    </>
  );
}

interface LookedUpProps {
  readonly generator: number;
  readonly list: TablesSettings['list'];
  readonly entry: number;
  readonly found: number | undefined;
}

/** 4³ = 14, and so log 14 = 3. */
function LookedUp({ generator, list, entry, found = 0 }: LookedUpProps) {
  const [exponent, power] = list === 'powers' ? [entry, found] : [found, entry];
  return (
    <p class={styles.found}>
      <span aria-hidden="true">{math`${generator}^${exponent} = ${power}`}</span>
      <span role="status" class={styles.meaning}>
        {t('logarithm-is', { power, exponent })}
      </span>
    </p>
  );
}

interface ListProps extends Pick<SectionProps, 'settings' | 'change'> {
  readonly entries: readonly (number | undefined)[];
}

/** A page of the list, in lines of 16 entries. */
function ListTable({ settings, entries, change }: ListProps) {
  const { list, entry } = settings;
  const { first, last, lines } = pageAround(entry, entries.length);
  const room = useRef<HTMLDivElement>(null);
  const isPaged = lines.length < entries.length / LINE_ENTRIES;
  useEffect(() => showWithin(room.current), [list, entry, entries]);
  const turn = (pages: 1 | -1) => change({ entry: turnedPage(entry, pages, settings) });
  return (
    <>
      {isPaged && (
        <div class={layout.row}>
          <Button isDisabled={first === 0} onClick={() => turn(-1)}>
            {sheetWords('earlier')}
          </Button>
          <Button isDisabled={last === entries.length - 1} onClick={() => turn(1)}>
            {sheetWords('later')}
          </Button>
        </div>
      )}
      <div
        class={styles.scroll}
        ref={room}
        role="region"
        tabIndex={0}
        aria-label={t(`${list}-list`, { first, last })}
        dir="ltr"
        data-printed
      >
        <table class={styles.list} id="fields-list">
          <caption class={styles.caption}>
            <span>{t(`${list}-list`, { first, last })}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{list === 'powers' ? 'n' : 'a'}</th>
              {entries.slice(0, LINE_ENTRIES).map((_, place) => (
                <th key={place} scope="col">
                  +{place}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line} first={line} entries={entries} current={entry} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface LineProps extends Pick<ListProps, 'entries'> {
  readonly first: number;
  /** What is looked up. */
  readonly current: number;
}

function Line({ first, entries, current }: LineProps) {
  return (
    <tr>
      <th scope="row">
        <Digits value={first} />
      </th>
      {entries.slice(first, first + LINE_ENTRIES).map((entry, place) => (
        <td key={place} aria-current={first + place === current ? 'true' : undefined}>
          {entry === undefined ? '–' : <Digits value={entry} />}
        </td>
      ))}
    </tr>
  );
}

/** Scrolls the list alone, so that the entry that is looked up is seen. */
function showWithin(room: HTMLElement | null): void {
  const current = room?.querySelector('[aria-current]');
  if (!room || !current) return;
  const [inner, outer] = [current.getBoundingClientRect(), room.getBoundingClientRect()];
  const beyond = (start: number, end: number, from: number, to: number) =>
    start < from ? start - from : Math.max(end - to, 0);
  // The headings of the lines stay where they are.
  const headings = room.querySelector('tbody th')?.getBoundingClientRect().width ?? 0;
  room.scrollLeft += beyond(inner.left, inner.right, outer.left + headings, outer.right);
}
