/** Nim-products: by their definition, place by place; by rules, step by step; and in a table. */
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { allOf, numbers, sentencesOf } from '../../../text/language';
import commonWords from '#words/common';
import t from '#words/nim_product';
import { Answered } from '../../../ui/Answered';
import layout from '../../../ui/layout.module.css';
import { NumberField } from '../../../ui/NumberField';
import { SegmentedChoice } from '../../../ui/Segments';
import { useAnswer } from '../../../asking/use_asked';
import {
  nimReading,
  nimTable,
  outsideCount,
  rowsWithout,
} from '../../../ui/value_table/nim_tables';
import { TableFigure } from '../../../ui/value_table/TableFigure';
import { placesWith, valueAt, type ValueTable } from '../../../ui/value_table/value_table';
import type { TablePlace } from '../../../ui/value_table/table_settings';
import { DefinitionTable } from '../../../study_views/why/DefinitionTable';
import { ProductWays } from '../../../study_views/why/ProductWays';
import { useLesson } from '../lesson';
import { Instrument } from './Instrument';

interface DefinitionProps {
  readonly a: number;
  readonly b: number;
}

/** The table of products up to a ⊗ b, empty at first. */
export function ProductByDefinition(factors: DefinitionProps) {
  const { tables, remember } = useLesson();
  const filled = remember(`definition of ${factors.a} and ${factors.b}`, () => signal(0));
  return (
    <Instrument name={t('by-definition', { a: factors.a, b: factors.b })}>
      <DefinitionTable engine={tables} {...factors} filled={filled} />
    </Instrument>
  );
}

const MAX_FACTOR = 2n ** 64n - 1n;

/** Two factors to choose, and their product in both ways. */
export function ProductCalculator({ a, b }: DefinitionProps) {
  const { tables, remember } = useLesson();
  const first = remember('first factor', () => signal(BigInt(a)));
  const second = remember('second factor', () => signal(BigInt(b)));
  const range = { smallest: 0n, largest: MAX_FACTOR };
  return (
    <Instrument name={t('calculator')}>
      <div class={layout.spread}>
        <NumberField
          label={t('first-factor')}
          value={first.value}
          {...range}
          onChange={(value) => (first.value = value)}
        />
        <NumberField
          label={t('second-factor')}
          value={second.value}
          {...range}
          onChange={(value) => (second.value = value)}
        />
      </div>
      <ProductWays engine={tables} a={first.value} b={second.value} />
    </Instrument>
  );
}

const SIZES = ['4', '8', '16'] as const;

/** The table of nim-products; all places with the same number are highlighted together. */
export function ProductTablePlaces() {
  const tables = useAnswer(useLesson().tables, 'nimTables', undefined);
  return (
    <Answered asked={tables} waiting={commonWords('working-out')}>
      {({ product }) => <Places products={product} />}
    </Answered>
  );
}

const FIRST: TablePlace = { row: 1, column: 1 };

function Places({ products }: { readonly products: Uint8Array }) {
  const { size, at, lit } = useLesson().remember('places of a product', () => ({
    size: signal<(typeof SIZES)[number]>('4'),
    at: signal(FIRST),
    lit: signal(1n),
  }));
  const table = useMemo(
    () => nimTable('product', Number(size.value), products),
    [size.value, products],
  );
  const scene = useMemo(() => ({ table, lit: lit.value }), [table, lit.value]);
  const choose = (place: TablePlace) => {
    at.value = place;
    lit.value = valueAt(table, place) ?? 0n;
  };
  const range = { smallest: 0, largest: Number(size.value) - 1 };
  return (
    <Instrument name={t('places')}>
      <SegmentedChoice
        legend={t('size')}
        showsLegend
        options={SIZES.map((each) => [each, numbers.whole(Number(each))])}
        value={size.value}
        onChange={(each) => {
          size.value = each;
          at.value = FIRST;
          // The highlighted number stays the same in every size that contains it.
          if (lit.value >= BigInt(each)) lit.value = 1n;
        }}
      />
      {/* A place of a large table is smaller than a finger. */}
      <div class={layout.spread} data-screen>
        <NumberField
          label={t('first-factor')}
          value={at.value.row}
          {...range}
          onChange={(row) => choose({ ...at.value, row })}
        />
        <NumberField
          label={t('second-factor')}
          value={at.value.column}
          {...range}
          onChange={(column) => choose({ ...at.value, column })}
        />
      </div>
      <p role="status" class={layout.says}>
        {said(table, lit.value)}
      </p>
      <TableFigure
        scene={scene}
        at={at.value}
        reading={nimReading('product', table, at.value)}
        onPoint={(place) => (at.value = place)}
        onChoose={choose}
        onDismiss={() => undefined}
      />
    </Instrument>
  );
}

/** The places of the number, and whether the table is closed under ⊗. */
function said(table: ValueTable, value: bigint): string {
  const size = table.rows;
  const without = rowsWithout(table, value);
  const outside = outsideCount(table);
  const count = placesWith(table, value).length;
  const sentences = [
    without.length === 0
      ? t('in-all-rows', { value, count })
      : t('not-in-rows', { value, count, rows: allOf(without.map(numbers.whole)) }),
    outside === 0 ? t('closed', { size }) : t('not-closed', { size, outside }),
  ];
  return sentencesOf(sentences);
}
