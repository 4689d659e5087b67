import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { numberOfPlace } from '../../../game/game';
import type { Line } from '../../../game/line';
import t from '#words/guessing';
import layout from '../../../ui/layout.module.css';
import { createPlotModel, type PlottedValues } from '../../../ui/plot/plot_model';
import type { PlotSettings } from '../../../ui/plot/plot_settings';
import { ValuePlot } from '../../../ui/plot/ValuePlot';

/** All Grundy numbers of a line as points, read one by one by pointer or keyboard. */
export function GuessedPlot({ line }: { readonly line: Line }) {
  const { size, game } = line;
  const model = useMemo(() => plotOf(line), [line]);
  const spoken = (each: number) =>
    t('coin-known', { place: numberOfPlace(game, each), value: line.grundyNumbers[each - 1] ?? 0 });
  return (
    <div class={layout.tight}>
      <ValuePlot
        model={model}
        names={{
          name: t('plot', { count: size }),
          spoken,
          read: (each) => [
            ['n', numberOfPlace(game, each)],
            ['g', line.grundyNumbers[each - 1] ?? 0],
          ],
          place: (each) => numberOfPlace(game, each),
          axes: { place: 'n', value: 'g' },
        }}
      />
      <p class={layout.note} aria-hidden="true">
        {t('plot', { count: size })}
      </p>
    </div>
  );
}

function plotOf({ size, grundyNumbers }: Line) {
  const values: PlottedValues = { size, approximately: (n) => grundyNumbers[n - 1] ?? 0 };
  const settings = signal<PlotSettings>({ scale: 'linear', view: undefined, place: 1 });
  const change = (part: Partial<PlotSettings>) => {
    settings.value = { ...settings.value, ...part };
  };
  return createPlotModel({ settings, change }, signal(values));
}
