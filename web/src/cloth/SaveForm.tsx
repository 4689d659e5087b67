import { useSignal } from '@preact/signals';
import type { LegendRow } from '../drawing/draw_legend';
import type { ClothModel, PaintedRegion } from './cloth_model';
import { isWholeRegion } from './place';
import { MAX_PICTURE_PX } from './picture';
import { SolverError } from '../engine/api/errors';
import { numbers } from '../text/language';
import t from '#words/cloth';
import { Button } from '../ui/Button';
import { RadioChoice } from '../ui/Choice';
import { failureText } from '../ui/failure_text';
import layout from '../ui/layout.module.css';
import { TickIcon } from '../ui/Tick';
import { useSaving } from '../ui/use_saving';
import { clothLegend } from './cloth_legend';
import { clothAsPng } from './cloth_picture';
import styles from './cloth.module.css';

interface SaveProps {
  readonly model: ClothModel;
  /** P(7), with its length families if they are not the default. */
  readonly name: string;
}

const SIZES = [MAX_PICTURE_PX / 8, MAX_PICTURE_PX / 4, MAX_PICTURE_PX / 2, MAX_PICTURE_PX].map(
  String,
);

/** Saves the visible part as a file. */
export function SaveForm({ model, name }: SaveProps) {
  const size = useSignal(SIZES[1] ?? '');
  const hasCaption = useSignal(true);
  const { said, save } = useSaving((reason) =>
    reason instanceof SolverError ? failureText(reason) : t('picture-failed'),
  );
  const savePicture = () =>
    save(async (signal, tell) => {
      tell(t('painting'));
      const painted = await model.paint(Number(size.value), signal);
      const caption = hasCaption.value ? captionOf(name, model, painted) : [];
      const blob = await clothAsPng(painted, caption);
      return { blob, name: `${fileNameOf(model, painted)}.png` };
    });

  return (
    <div class={`${layout.row} ${styles.save}`} data-screen>
      <RadioChoice
        name={t('picture-size')}
        options={SIZES.map((pixels) => [pixels, numbers.whole(Number(pixels))])}
        value={size.value}
        onChange={(pixels) => (size.value = pixels)}
      />
      <TickIcon
        isOn={hasCaption.value}
        onChange={(isOn) => (hasCaption.value = isOn)}
        words={t('with-caption')}
      />
      <Button onClick={() => void savePicture()}>{t('save-picture')}</Button>
      <span role="status">{said.value}</span>
    </div>
  );
}

/** The caption: the board, the part of it, its threads, and the meaning of the colours. */
function captionOf(
  name: string,
  { state, flags }: ClothModel,
  { region: { rows, columns }, scale }: PaintedRegion,
): readonly LegendRow[] {
  const threads = state.value.status === 'open' ? state.value.facts.threads.length : 0;
  const shown = flags.value?.reduce((sum, flag) => sum + flag, 0);
  const part = t('caption', {
    name,
    rowFrom: rows.first,
    rowTo: rows.last,
    columnFrom: columns.first,
    columnTo: columns.last,
  });
  return [
    [{ text: part }],
    ...(shown === undefined ? [] : [[{ text: t('some-threads', { shown, threads }) }]]),
    [
      { text: t('legend') },
      ...clothLegend(scale).map(({ level, text }) => ({ sign: [level], text })),
    ],
  ];
}

function fileNameOf({ board }: ClothModel, { region }: PaintedRegion): string {
  const whole = `tartan-${board.rows}x${board.columns}`;
  const ends = ({ first, last }: { first: number; last: number }) => `${first}-${last}`;
  return isWholeRegion(region, board)
    ? whole
    : `${whole}-rows-${ends(region.rows)}-columns-${ends(region.columns)}`;
}
