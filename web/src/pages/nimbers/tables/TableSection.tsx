import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { NimTables } from '../../../engine/tables_engine';
import { printRoute } from '../../../game/route';
import { numbers } from '../../../text/language';
import { numberList } from '../../../text/places';
import copyingWords from '#words/copying';
import t from '#words/tables';
import { Button } from '../../../views/parts/Button';
import { CopyLink } from '../../../views/parts/copying';
import { saveAs } from '../../../views/parts/save_as';
import { Segments } from '../../../views/parts/Segments';
import {
  fieldsWithin,
  LARGEST_NIM_TABLE,
  NIM_OPERATIONS,
  OPERATION_SIGNS,
  placesWith,
  savedTable,
  valueAt,
} from '../../../views/nim_table/nim_table';
import type { NimPlace, NimTableScene } from '../../../views/nim_table/nim_table';
import { NimTable, tableName } from '../../../views/nim_table/NimTable';
import { largestNumber, TABLE_RAMP } from '../../../views/nim_table/table_colours';
import { tableAsPng, tableAsSvg } from '../../../views/nim_table/table_picture';
import { SheetFiles } from '../../../views/sheet/SheetFiles';
import { WithTerms } from '../../../views/terms/Term';
import { NumberField } from '../../../views/parts/NumberField';
import { SMALLEST_SIZE, TABLES } from './tables_settings';
import type { TablesSettings } from './tables_settings';
import layout from '../../../views/parts/layout.module.css';
import styles from './TablesView.module.css';

interface SectionProps {
  readonly settings: TablesSettings;
  /** Undefined until they are known. */
  readonly tables: NimTables | undefined;
  readonly change: (change: Partial<TablesSettings>) => void;
}

/** Those that are chosen at once; any other is typed. */
const USUAL_SIZES = ['4', '16', '32', '64', '256'];

export function TableSection({ settings, tables, change }: SectionProps) {
  const { operation, size, lit } = settings;
  const values = tables?.[operation];
  const scene = useMemo(
    () => values && { operation, size, values, lit },
    [operation, size, values, lit],
  );
  return (
    <section class={layout.stack} aria-labelledby="tables-heading">
      <h2 id="tables-heading" data-printed>
        {t('heading')}
      </h2>
      <p class={layout.words}>
        <WithTerms>{t('introduction')}</WithTerms>
      </p>
      <div class={styles.controls}>
        <Segments
          legend={t('operation')}
          showsLegend
          options={NIM_OPERATIONS.map((each) => [each, OPERATION_SIGNS[each]])}
          value={operation}
          onChange={(next) => change({ operation: next })}
        />
        <Segments
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
          largest={LARGEST_NIM_TABLE}
          onChange={(next) => change({ size: next })}
        />
      </div>
      {scene ? (
        <ShownTable scene={scene} settings={settings} change={change} />
      ) : (
        <div class={styles.awaited} />
      )}
    </section>
  );
}

interface ShownProps extends Omit<SectionProps, 'tables'> {
  readonly scene: NimTableScene;
}

function ShownTable({ scene, settings, change }: ShownProps) {
  const { at, lit } = settings;
  const light = (place: NimPlace) => {
    const value = valueAt(scene, place);
    change({ at: place, lit: value === lit ? undefined : value });
  };
  return (
    <div class={styles.table}>
      <NimTable
        scene={scene}
        at={at}
        onPoint={(place) => change({ at: place })}
        onChoose={light}
        onDismiss={() => change({ lit: undefined })}
      />
      <div class={styles.side}>
        <Place scene={scene} settings={settings} change={change} />
        <Light scene={scene} change={change} />
        <TableLegend scene={scene} />
        <TableFiles scene={scene} settings={settings} />
      </div>
    </div>
  );
}

/** The place that is read, by its row and column. */
function Place({ scene, settings, change }: ShownProps) {
  const { at, operation } = settings;
  const field = (along: 'a' | 'b') => (
    <NumberField
      label={t(along === 'a' ? 'row' : 'column')}
      value={at[along]}
      smallest={0}
      largest={scene.size - 1}
      onChange={(next) => change({ at: { ...at, [along]: next } })}
    />
  );
  const sign = { sum: '+', product: '*', quotient: '/' }[operation];
  return (
    <div class={styles.place}>
      {field('a')}
      {field('b')}
      {valueAt(scene, at) !== undefined && (
        <a href={printRoute('nimbers', [['expression', `${at.a}${sign}${at.b}`]])}>{t('steps')}</a>
      )}
    </div>
  );
}

function Light({ scene, change }: Pick<ShownProps, 'scene' | 'change'>) {
  const { lit } = scene;
  const count = useMemo(
    () => (lit === undefined ? 0 : placesWith(scene, lit).length),
    [scene, lit],
  );
  return (
    <div class={styles.light}>
      <p role="status">{lit === undefined ? t('hint') : t('lit', { count, number: lit })}</p>
      {lit !== undefined && (
        <Button onClick={() => change({ lit: undefined })}>{t('light-off')}</Button>
      )}
    </div>
  );
}

function TableLegend({ scene }: Pick<ShownProps, 'scene'>) {
  const largest = useMemo(() => largestNumber(scene), [scene]);
  return (
    <div class={`${layout.tight} ${layout.note}`} data-printed>
      <p class={styles.scale} dir="ltr">
        <span>{numbers.whole(0)}</span>
        <span class={styles.ramp} style={{ '--shades': TABLE_RAMP }} aria-hidden="true" />
        <span>{numbers.whole(largest)}</span>
      </p>
      <p>
        <WithTerms>
          {t('fields-outlined', { sizes: numberList(fieldsWithin(scene.size)) })}
        </WithTerms>
      </p>
    </div>
  );
}

function TableFiles({ scene, settings }: Pick<ShownProps, 'scene' | 'settings'>) {
  const failed = useSignal(false);
  const name = `nim-${scene.operation}-${scene.size}`;

  async function save(kind: 'png' | 'svg') {
    failed.value = false;
    try {
      const file =
        kind === 'png'
          ? await tableAsPng(scene)
          : new Blob([tableAsSvg(scene, tableName(scene))], { type: 'image/svg+xml' });
      saveAs(file, `${name}.${kind}`);
    } catch {
      failed.value = true;
    }
  }

  const address = printRoute('nimbers', [['part', 'tables'], ...TABLES.print(settings)]);
  return (
    <div class={layout.row}>
      {(['png', 'svg'] as const).map((kind) => (
        <Button key={kind} onClick={() => void save(kind)}>
          {copyingWords(`save-${kind}`)}
        </Button>
      ))}
      <SheetFiles sheet={() => savedTable(scene)} name={name} />
      <CopyLink address={address} />
      <span role="status">{failed.value && t('picture-failed')}</span>
    </div>
  );
}
