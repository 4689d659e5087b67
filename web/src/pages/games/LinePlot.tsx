import { numberOf } from '../../game/game';
import t from '#words/catalogue';
import { numbers } from '../../text/language';
import { Button } from '../../views/parts/Button';
import { Digits } from '../../views/parts/Digits';
import { Segments } from '../../views/parts/Segments';
import { PLOT_SCALES } from '../../views/plot/plot_view';
import { ValuePlot } from '../../views/plot/ValuePlot';
import type { ShownProps } from './parts';
import layout from '../../views/parts/layout.module.css';

const ZOOM_STEP = 2;

/** The Grundy numbers by their places, to be zoomed and read point by point. */
export function LinePlot({ model, line, shown }: ShownProps) {
  const { plot } = model.line;
  const n = plot.selected.value;
  const view = plot.view.value;
  const isWhole = plot.isWhole.value;
  const valueAt = (place: number) => shown.numbers[place - 1] ?? 0n;
  const words = {
    name: t('plot-name'),
    spoken: (place: number) => t('spoken', { place: numberOf(line, place), value: valueAt(place) }),
    place: (place: number) => numbers.whole(numberOf(line, place)),
  };
  const ways = [
    ['zoom-in', false, () => plot.zoom(1 / ZOOM_STEP)],
    ['zoom-out', isWhole, () => plot.zoom(ZOOM_STEP)],
    ['zoom-all', isWhole, () => plot.zoomToWhole()],
  ] as const;
  return (
    <div class={layout.stack}>
      <Segments
        legend={t('scale')}
        options={PLOT_SCALES.map((scale) => [scale, t(`scale-${scale}`)] as const)}
        value={plot.scale.value}
        onChange={(scale) => model.change({ scale })}
      />
      <ValuePlot model={plot} values={shown} words={words} />
      <p class={layout.spread} aria-hidden="true">
        <span dir="ltr">
          n = <Digits value={numberOf(line, n)} />
        </span>
        <span dir="ltr">
          g(n) = <Digits value={valueAt(n)} />
        </span>
      </p>
      <div class={layout.row}>
        {ways.map(([name, isDisabled, zoom]) => (
          <Button key={name} isDisabled={isDisabled} onClick={zoom}>
            {t(name)}
          </Button>
        ))}
      </div>
      <p class={layout.note}>
        {t('range', { first: numberOf(line, view.from), last: numberOf(line, view.to) })}{' '}
        {t('keys')}
      </p>
    </div>
  );
}
