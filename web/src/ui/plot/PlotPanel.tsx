import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { canvasPainter } from '../../drawing/canvas_painter';
import { pngOf } from '../../drawing/png_of';
import { svgPainter } from '../../drawing/svg_painter';
import commonWords from '#words/common';
import savingWords from '#words/saving';
import t from '#words/plot';
import { numbers } from '../../text/language';
import { Button } from '../Button';
import layout from '../layout.module.css';
import { SaveButton } from '../SaveButton';
import { SegmentedChoice } from '../Segments';
import { MINUS_ICON, PLUS_ICON, SignButton } from '../SignButton';
import { drawPlot, type PlotColours } from './draw_plot';
import { PLOT_COLOURINGS, type PlotScale } from './plot_settings';
import type { PlotModel } from './plot_model';
import { drawnWords, plottedIn, ValuePlot, PLOT_ZOOM, type PlotNames } from './ValuePlot';
import { useHand } from '../use_media';

interface PlotPanelProps {
  readonly model: PlotModel;
  readonly names: PlotNames;
  readonly scales: readonly PlotScale[];
  /** The name of a saved picture, without its ending. */
  readonly file: string;
  /** More text about the visible part. */
  readonly children?: ComponentChildren;
}

/** A plot with its controls. */
export function PlotPanel({ model, names, scales, file, children }: PlotPanelProps) {
  const whole = useRef<HTMLDivElement>(null);
  const { from, to } = model.view.value;
  const { value } = names.axes;
  const hand = useHand();
  const place = (n: number) => numbers.whole(names.place(n));
  return (
    <div class={layout.tight} ref={whole}>
      <div class={layout.row} data-screen>
        <SegmentedChoice
          legend={t('scale')}
          options={scales.map((scale) => [scale, t(`scale-${scale}`, { value })] as const)}
          value={model.scale.value}
          onChange={model.setScale}
        />
        {model.plotted.value.kind && (
          <SegmentedChoice
            legend={t('colours')}
            options={PLOT_COLOURINGS.map((name) => [name, t(`colours-${name}`)] as const)}
            value={model.colouring.value}
            onChange={model.setColouring}
          />
        )}
        <Zooming model={model} />
        {(['png', 'svg'] as const).map((kind) => (
          <SaveButton
            key={kind}
            name={kind.toUpperCase()}
            label={savingWords(`save-${kind}`)}
            file={() => saved(kind)}
          />
        ))}
      </div>
      <ValuePlot model={model} names={names} />
      {children}
      <p class={layout.note}>
        {t('range', { first: place(from), last: place(to) })}{' '}
        <span data-screen>{t('keys', { hand })}</span>
      </p>
    </div>
  );

  async function saved(kind: 'png' | 'svg') {
    const picture = pictureOf(model, names, whole.current?.clientWidth ?? 0);
    return { blob: await picture[kind](), name: `${file}.${kind}` };
  }
}

/** The buttons that zoom and pan. */
function Zooming({ model }: Pick<PlotPanelProps, 'model'>) {
  const isWhole = model.isWhole.value;
  const zoom = (name: 'zoom-in' | 'zoom-out', sign: string, factor: number) => (
    <SignButton
      name={commonWords(name)}
      sign={sign}
      place={undefined}
      isDisabled={factor > 1 && isWhole}
      onClick={() => model.zoom(factor)}
    />
  );
  return (
    <>
      {zoom('zoom-in', PLUS_ICON, 1 / PLOT_ZOOM)}
      {zoom('zoom-out', MINUS_ICON, PLOT_ZOOM)}
      <Button isDisabled={isWhole} onClick={model.zoomToWhole}>
        {commonWords('show-all')}
      </Button>
    </>
  );
}

/** The colours of saved pictures: the same on every device, and on paper. */
const PRINTED: PlotColours = {
  paper: '#ffffff',
  ink: '#565a52',
  line: '#dedbd1',
  point: '#14654f',
  zero: '#1d1f1c',
};
const FONTS = 'system-ui, sans-serif';
/** The resolution of a saved picture, relative to the screen. */
const FINE = 3;

/** The visible plot as a file. */
function pictureOf(model: PlotModel, names: PlotNames, across: number) {
  const plotted = plottedIn(model, across);
  const { width, height } = plotted;
  const words = drawnWords(names, plotted.scale);
  return {
    async png() {
      const canvas = document.createElement('canvas');
      canvas.width = width * FINE;
      canvas.height = height * FINE;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is no canvas for the picture.');
      context.scale(FINE, FINE);
      drawPlot(canvasPainter(context, FONTS), plotted, words, PRINTED);
      return pngOf(canvas);
    },
    svg() {
      const painter = svgPainter();
      drawPlot(painter, plotted, words, PRINTED);
      const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONTS}">`;
      return new Blob([head, painter.elements(), '</svg>\n'], { type: 'image/svg+xml' });
    },
  };
}
