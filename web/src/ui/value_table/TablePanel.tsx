import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { formatRoute } from '../../game/route';
import { numbers } from '../../text/language';
import savingWords from '#words/saving';
import placesWords from '#words/places';
import t from '#words/value_table';
import { Button } from '../Button';
import { CopyLink } from '../copying';
import layout from '../layout.module.css';
import { NumberField } from '../NumberField';
import { SaveButton } from '../SaveButton';
import { SheetFiles } from '../sheet/SheetFiles';
import { TABLE_RAMP } from './table_colours';
import { tableAsPng, tableAsSvg } from './table_picture';
import { largestValue, placesWith, savedValueTable, valueAt } from './value_table';
import type { TablePlace } from './table_settings';
import { TableFigure, type TableFigureProps } from './TableFigure';
import styles from './TablePanel.module.css';

/** The settings of a table: the selected place, and the highlighted value. */
interface TableChange {
  readonly at?: TablePlace;
  readonly lit?: bigint | undefined;
}

interface TablePanelProps extends Pick<TableFigureProps, 'scene' | 'at' | 'reading'> {
  readonly change: (change: TableChange) => void;
  /** The place's expression for the calculator. */
  readonly expression: string | undefined;
  /** The file name, without its ending. */
  readonly file: string;
  /** The address of the current page. */
  readonly address: string;
  /** Shown below the colour scale. */
  readonly children?: ComponentChildren;
}

/** A table of values with its controls. */
export function TablePanel(props: TablePanelProps) {
  const { scene, at, reading, change, children } = props;
  const light = (place: TablePlace) => {
    const value = valueAt(scene.table, place);
    change({ at: place, lit: value === scene.lit ? undefined : value });
  };
  return (
    <div class={styles.panel}>
      <TableFigure
        scene={scene}
        at={at}
        reading={reading}
        onPoint={(place) => change({ at: place })}
        onChoose={light}
        onDismiss={() => change({ lit: undefined })}
      />
      <div class={styles.side}>
        <Place {...props} />
        <Light {...props} />
        <div class={`${layout.tight} ${layout.note}`} data-printed>
          <p class={styles.scale} dir="ltr">
            <span>{numbers.whole(scene.table.ranked[0] ?? 0n)}</span>
            <span class={styles.ramp} style={{ '--shades': TABLE_RAMP }} aria-hidden="true" />
            <span>{numbers.whole(largestValue(scene.table))}</span>
          </p>
          {children}
        </div>
        <TableFiles {...props} />
      </div>
    </div>
  );
}

/** The selected place, by the numbers of its row and column. */
function Place({ scene: { table }, at, expression, change }: TablePanelProps) {
  const field = (along: 'row' | 'column') => {
    const first = table.origin[along];
    return (
      <NumberField
        label={placesWords(along)}
        value={first + at[along]}
        smallest={first}
        largest={first + (along === 'row' ? table.rows : table.columns) - 1}
        onChange={(number) => change({ at: { ...at, [along]: number - first } })}
      />
    );
  };
  return (
    <div class={styles.place}>
      {field('row')}
      {field('column')}
      {expression !== undefined && (
        <a href={formatRoute('nimbers', [['expression', expression]])}>{t('steps')}</a>
      )}
    </div>
  );
}

function Light({ scene: { table, lit }, change }: TablePanelProps) {
  const count = useMemo(
    () => (lit === undefined ? 0 : placesWith(table, lit).length),
    [table, lit],
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

function TableFiles({ scene, file, address }: TablePanelProps) {
  const pictures = {
    png: () => tableAsPng(scene),
    svg: () => new Blob([tableAsSvg(scene)], { type: 'image/svg+xml' }),
  };
  return (
    <div class={layout.row}>
      {(['png', 'svg'] as const).map((kind) => (
        <SaveButton
          key={kind}
          name={savingWords(`save-${kind}`)}
          file={async () => ({ blob: await pictures[kind](), name: `${file}.${kind}` })}
          failed={t('picture-failed')}
        />
      ))}
      <SheetFiles sheet={() => savedValueTable(scene.table)} name={file} label={t('copy-table')} />
      <CopyLink address={address} />
    </div>
  );
}
