import { useMemo } from 'preact/hooks';
import type { NimPowers } from '../../../engine/api/tables';
import { numbers } from '../../../text/language';
import commonWords from '#words/common';
import t from '#words/tables';
import { math } from '../../../ui/math';
import { SegmentedChoice } from '../../../ui/Segments';
import { PageBar } from '../../../ui/sheet/PageBar';
import { Sheet } from '../../../ui/sheet/Sheet';
import { SheetFiles } from '../../../ui/sheet/SheetFiles';
import { WithTerms } from '../../../ui/terms/Term';
import { NumberField } from '../../../ui/NumberField';
import {
  entriesOf,
  FIELD_BITS,
  largestEntry,
  LINE_ENTRIES,
  LISTS,
  savedList,
  pageAround,
  smallestEntry,
  turnedPage,
  type FieldBits,
} from './field_list';
import type { TablesSettings } from './tables_settings';
import layout from '../../../ui/layout.module.css';
import styles from './TablesView.module.css';

interface SectionProps {
  readonly settings: TablesSettings;
  /** Undefined until they are known. */
  readonly powers: NimPowers | undefined;
  readonly change: (change: Partial<TablesSettings>) => void;
}

/** Powers of a field's generator, and logarithms. */
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
        <SegmentedChoice
          legend={t('field')}
          showsLegend
          options={FIELD_BITS.map((each) => [String(each), numbers.whole(2 ** each)])}
          value={String(bits)}
          onChange={(next) => change({ bits: Number(next) as FieldBits })}
        />
        <SegmentedChoice
          legend={t('list')}
          showsLegend
          options={LISTS.map((each) => [each, t(each)])}
          value={list}
          onChange={(next) => change({ list: next })}
        />
        <NumberField
          label={list === 'powers' ? t('exponent') : commonWords('nimber')}
          value={settings.entry}
          smallest={smallestEntry(settings)}
          largest={largestEntry(settings)}
          onChange={(next) => change({ entry: next })}
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
  const { generator } = powers;
  return (
    <>
      <p class={layout.words} data-printed>
        {t('generator', { generator, size: 2 ** bits, last: 2 ** bits - 2 })}{' '}
        {bits > 2 && t('subfield', { size: 2 ** (bits / 2), step: 2 ** (bits / 2) + 1 })}
      </p>
      <LookedUp generator={generator} list={list} entry={entry} found={entries[entry]} />
      <ListTable settings={settings} entries={entries} change={change} />
      <div class={layout.row}>
        <SheetFiles
          sheet={() => savedList(list, powers)}
          name={`nim-${list}-${2 ** bits}`}
          label={t(`copy-${list}`)}
          shownIn={LIST_ID}
        />
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

const LIST_ID = 'fields-list';

/** A page of the list, in lines of 16 entries. */
function ListTable({ settings, entries, change }: ListProps) {
  const { list, entry } = settings;
  const { first, last, lines } = pageAround(entry, entries.length);
  const current = entry - first;
  return (
    <>
      {lines.length < entries.length / LINE_ENTRIES && (
        <PageBar
          first={first}
          last={last}
          ends={[0, entries.length - 1]}
          onTurn={(pages) => change({ entry: turnedPage(entry, pages, settings) })}
        />
      )}
      <Sheet
        caption={t(`${list}-list`, { first, last })}
        look="lines"
        class={styles.list}
        id={LIST_ID}
        corner={list === 'powers' ? 'n' : 'a'}
        columns={entries.slice(0, LINE_ENTRIES).map((_, place) => ({ value: `+${place}` }))}
        rows={lines.map((line) => ({
          head: { value: line },
          places: entries.slice(line, line + LINE_ENTRIES).map((value, place) => ({
            value: value ?? '–',
            marks: [line + place === entry && 'current'],
          })),
        }))}
        shows={{ row: Math.floor(current / LINE_ENTRIES), column: current % LINE_ENTRIES }}
        isPrinted
      />
    </>
  );
}
