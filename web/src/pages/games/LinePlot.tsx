import { numberOfPlace } from '../../game/game';
import t from '#words/catalogue';
import { PlotPanel } from '../../ui/plot/PlotPanel';
import { LINE_SCALES } from './games_settings';
import type { ShownProps } from './parts';

/** The Grundy numbers by their places, with zooming and reading point by point. */
export function LinePlot({ model, line, shown }: ShownProps) {
  const valueAt = (place: number) => shown.numbers[place - 1] ?? 0n;
  const place = (n: number) => numberOfPlace(line, n);
  const names = {
    name: t('plot-name'),
    spoken: (n: number) => t('spoken', { place: place(n), value: valueAt(n) }),
    read: (n: number) => [['n', place(n)] as const, ['g(n)', valueAt(n)] as const],
    place,
    axes: { place: 'n', value: 'g(n)' },
  };
  const file = `${line.name}-${shown.size}`;
  return <PlotPanel model={model.line.plot} names={names} scales={LINE_SCALES} file={file} />;
}
