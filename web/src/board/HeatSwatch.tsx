import { heatSide } from './heat';
import { heatProperty } from './palette';
import palette from './Palette.module.css';

/** A shade of the board's heat as the board draws it, for a legend; what it stands for is said beside it. */
export function HeatSwatch({ level }: { readonly level: number }) {
  const cell = 20;
  const side = cell * heatSide(level);
  const start = (cell - side) / 2;
  return (
    <svg
      class={palette.palette}
      viewBox={`0 0 ${cell} ${cell}`}
      width={cell}
      height={cell}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={cell} height={cell} style={{ fill: 'var(--board-paper)' }} />
      {level > 0 && (
        <rect
          x={start}
          y={start}
          width={side}
          height={side}
          rx={cell * 0.08}
          style={{ fill: `var(${heatProperty(level)})` }}
        />
      )}
    </svg>
  );
}
