import { useMemo } from 'preact/hooks';
import type { NimTables } from '../../../engine/api/tables';
import { formatRoute } from '../../../game/route';
import { numberList } from '../../../text/places';
import t from '#words/tables';
import layout from '../../../ui/layout.module.css';
import { NumberField } from '../../../ui/NumberField';
import { SegmentedChoice } from '../../../ui/Segments';
import { WithTerms } from '../../../ui/terms/Term';
import {
  fieldsWithin,
  NIM_OPERATIONS,
  nimReading,
  nimTable,
  OPERATION_SIGNS,
} from '../../../ui/value_table/nim_tables';
import { TablePanel } from '../../../ui/value_table/TablePanel';
import { MAX_TABLE_SIDE } from '../../../ui/value_table/table_settings';
import { valueAt } from '../../../ui/value_table/value_table';
import { SMALLEST_SIZE, TABLES, type TablesSettings } from './tables_settings';
import { useHand } from '../../../ui/use_media';
import styles from './TablesView.module.css';

interface SectionProps {
  readonly settings: TablesSettings;
  /** Undefined until they are known. */
  readonly tables: NimTables | undefined;
  readonly change: (change: Partial<TablesSettings>) => void;
}

/** Sizes with a button; any other is typed. */
const USUAL_SIZES = ['4', '16', '32', '64', '256'];

export function TableSection({ settings, tables, change }: SectionProps) {
  const { operation, size } = settings;
  const values = tables?.[operation];
  const hand = useHand();
  return (
    <section class={layout.stack} aria-labelledby="tables-heading">
      <h2 id="tables-heading" data-printed>
        {t('heading')}
      </h2>
      <p class={layout.words}>
        <WithTerms>{t('introduction', { hand })}</WithTerms>
      </p>
      <div class={styles.controls}>
        <SegmentedChoice
          legend={t('operation')}
          showsLegend
          options={NIM_OPERATIONS.map((each) => [each, OPERATION_SIGNS[each]])}
          value={operation}
          onChange={(next) => change({ operation: next })}
        />
        <SegmentedChoice
          legend={t('usual-sizes')}
          showsLegend
          options={USUAL_SIZES.map((each) => [each, each])}
          value={String(size)}
          onChange={(next) => change({ size: Number(next) })}
        />
        <NumberField
          label={t('size')}
          value={size}
          smallest={SMALLEST_SIZE}
          largest={MAX_TABLE_SIDE}
          onChange={(next) => change({ size: next })}
        />
      </div>
      <div class={layout.awaited}>
        {values && <ShownTable values={values} settings={settings} change={change} />}
      </div>
    </section>
  );
}

interface ShownProps extends Pick<SectionProps, 'settings' | 'change'> {
  readonly values: Uint8Array;
}

const EXPRESSION_SIGNS = { sum: '+', product: '*', quotient: '/' } as const;

function ShownTable({ values, settings, change }: ShownProps) {
  const { operation, size, at, lit } = settings;
  const table = useMemo(() => nimTable(operation, size, values), [operation, size, values]);
  const scene = useMemo(() => ({ table, lit }), [table, lit]);
  const hasValue = valueAt(table, at) !== undefined;
  return (
    <TablePanel
      scene={scene}
      at={at}
      change={change}
      reading={nimReading(operation, table, at)}
      expression={hasValue ? `${at.row}${EXPRESSION_SIGNS[operation]}${at.column}` : undefined}
      file={`nim-${operation}-${size}`}
      address={formatRoute('nimbers', [['part', 'tables'], ...TABLES.format(settings)])}
    >
      <p>
        <WithTerms>{t('fields-outlined', { sizes: numberList(fieldsWithin(size)) })}</WithTerms>
      </p>
    </TablePanel>
  );
}
