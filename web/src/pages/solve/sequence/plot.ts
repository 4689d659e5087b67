/** The plot of a sequence: axes and zooming by uPlot, the points drawn by ourselves. */
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { heightsOf, roundValues } from '../../../model/sequence/plot_raster';
import type { Heights, ValueSpan } from '../../../model/sequence/plot_raster';
import type { PlotScale, PlotView } from '../../../model/sequence/sequence_settings';
import type { SequenceTable } from '../../../model/sequence/sequence_table';
import { drawPoints, LANE } from './draw_points';
import type { PlotColours } from './plot_colours';
import './plot.css';

/** What is to be seen. */
export interface Plotted {
  readonly table: SequenceTable;
  readonly view: PlotView;
  /** Of the values in the view. */
  readonly span: ValueSpan;
  readonly scale: PlotScale;
  readonly width: number;
  readonly height: number;
  readonly colours: PlotColours;
}

/** Where the points are, in CSS pixels from the upper left of the plot, and which heights they have. */
export interface PlotFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly heights: Heights;
}

export interface PlotWords {
  readonly tick: (value: number) => string;
  readonly board: (n: number) => string;
}

export interface Plot {
  show(plotted: Plotted): void;
  destroy(): void;
}

interface PlotEvents {
  readonly words: PlotWords;
  /** The axes are laid out. */
  onFrame(frame: PlotFrame): void;
  /** A part of the boards was dragged over. */
  onDrag(one: number, other: number): void;
}

/** Room for an axis's labels, in CSS pixels: below the plot, and for each letter beside it. */
const AXIS_HEIGHT = 30;
const LETTER_WIDTH = 7.5;
const AXIS_EDGE = 16;
/** Room that a label takes with its surroundings. */
const LABEL_HEIGHT = 44;
const LABEL_WIDTH = 90;
/** uPlot's enumeration is one of types alone, so that its number stands here. */
const LOGARITHMIC: object = { distr: 3 };
/** A shorter drag is a click. */
const SHORTEST_DRAG = 6;

export function createPlot(box: HTMLElement, events: PlotEvents): Plot {
  let plot: uPlot | undefined;
  let shown: Plotted | undefined;
  let heights: Heights | undefined;

  function create(plotted: Plotted): uPlot {
    const { colours, scale } = plotted;
    const now = () => shown ?? plotted;
    const high = () => heights ?? heightsFor(plotted);
    const line = { stroke: colours.line, width: 1 };
    const axis = { stroke: colours.ink, font: colours.font, ticks: line };
    const options: uPlot.Options = {
      width: plotted.width,
      height: plotted.height,
      padding: [8, () => endLabelRoom(events.words.board(now().view.to)), 0, 0],
      legend: { show: false },
      cursor: {
        x: false,
        y: false,
        points: { show: false },
        drag: { x: true, y: false, setScale: false, dist: SHORTEST_DRAG },
      },
      scales: {
        x: { time: false, range: () => [now().view.from - 0.5, now().view.to + 0.5] },
        y: {
          ...(scale === 'log' && LOGARITHMIC),
          range: () => [high().floor, high().top],
        },
      },
      axes: [
        {
          ...axis,
          size: AXIS_HEIGHT,
          space: LABEL_WIDTH,
          incrs: wholeSteps(),
          grid: { show: false },
          values: (_, splits) => splits.map(events.words.board),
        },
        {
          ...axis,
          size: (_, labels: readonly string[] | null) =>
            AXIS_EDGE + LETTER_WIDTH * Math.max(1, ...(labels ?? []).map((label) => label.length)),
          grid: line,
          splits: () => [...roundValues(high(), Math.max(2, now().height / LABEL_HEIGHT))],
          filter: (_, splits) => splits,
          values: (_, splits) => splits.map(events.words.tick),
        },
      ],
      series: [{}, { paths: () => null, points: { show: false } }],
      hooks: {
        draw: [
          (u) => {
            const { left, top, width, height } = u.bbox;
            const ratio = devicePixelRatio;
            const inCss = { left: left / ratio, top: top / ratio };
            const size = { width: width / ratio, height: height / ratio };
            events.onFrame({ ...inCss, ...size, heights: high() });
            const points = { table: now().table, view: now().view, heights: high() };
            drawPoints(u.ctx, { left, top, width, height, ratio }, points, now().colours);
          },
        ],
        setSelect: [
          (u) => {
            const { left, width } = u.select;
            if (width < SHORTEST_DRAG) return;
            u.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
            events.onDrag(u.posToVal(left, 'x'), u.posToVal(left + width, 'x'));
          },
        ],
      },
    };
    return new uPlot(options, dataOf(plotted), box);
  }

  return {
    show(plotted) {
      const before = shown;
      shown = plotted;
      heights = heightsFor(plotted);
      const isOther =
        before?.scale !== plotted.scale ||
        before.colours !== plotted.colours ||
        before.table !== plotted.table;
      if (plot === undefined || isOther) {
        plot?.destroy();
        plot = create(plotted);
        return;
      }
      if (before.width !== plotted.width || before.height !== plotted.height)
        plot.setSize({ width: plotted.width, height: plotted.height });
      plot.setData(dataOf(plotted));
    },
    destroy: () => plot?.destroy(),
  };
}

function heightsFor({ span, scale, height }: Plotted): Heights {
  return heightsOf(span, scale, LANE / (height - AXIS_HEIGHT));
}

/** Half of the label of the last board, which may stand below the end of the axis. */
function endLabelRoom(label: string): number {
  return Math.ceil((label.length * LETTER_WIDTH) / 2) + 4;
}

/** Only its ends: the points themselves are not uPlot's to draw. */
function dataOf({ table }: Plotted): uPlot.AlignedData {
  return [
    [1, table.size],
    [1, 1],
  ];
}

/** 1, 2, 5, 10, …: there is no board between two boards. */
function wholeSteps(): number[] {
  return Array.from({ length: 8 }, (_, power) =>
    [1, 2, 5].map((step) => step * 10 ** power),
  ).flat();
}
