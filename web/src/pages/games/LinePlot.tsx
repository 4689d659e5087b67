import { numberOf } from '../../game/game';
import t from '#words/catalogue';
import { numbers } from '../../text/language';
import { Digits } from '../../views/parts/Digits';
import { plotKeys, ScaleChoice, ValuePlot, ZoomBar } from '../../views/plot/ValuePlot';
import type { ShownProps } from './parts';
import layout from '../../views/parts/layout.module.css';

/** The Grundy numbers by their places, to be zoomed and read point by point. */
export function LinePlot({ model, line, shown }: ShownProps) {
  const { plot } = model.line;
  const n = plot.selected.value;
  const view = plot.view.value;
  const valueAt = (place: number) => shown.numbers[place - 1] ?? 0n;
  const words = {
    name: t('plot-name'),
    spoken: (place: number) => t('spoken', { place: numberOf(line, place), value: valueAt(place) }),
    place: (place: number) => numbers.whole(numberOf(line, place)),
  };
  return (
    <div class={layout.stack}>
      <ScaleChoice model={plot} />
      <ValuePlot model={plot} values={shown} words={words} />
      <p class={layout.spread} aria-hidden="true">
        <span dir="ltr">
          n = <Digits value={numberOf(line, n)} />
        </span>
        <span dir="ltr">
          g(n) = <Digits value={valueAt(n)} />
        </span>
      </p>
      <ZoomBar model={plot} />
      <p class={layout.note}>
        {t('range', { first: numberOf(line, view.from), last: numberOf(line, view.to) })}{' '}
        {plotKeys()}
      </p>
    </div>
  );
}
