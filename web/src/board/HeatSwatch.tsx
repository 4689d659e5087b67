import palette from '../drawing/Palette.module.css';
import { SHADES, shareOfLevel, swatchWidth, type ShadeSign } from '../drawing/shades';

const HEIGHT = 20;

/** Shades side by side as the board has them, for a legend that explains them. */
export function HeatSwatch({ sign }: { readonly sign: ShadeSign }) {
  const width = swatchWidth(sign) * HEIGHT;
  return (
    <svg
      class={palette.palette}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      shape-rendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      {sign === 'tails' ? (
        <rect width={width} height={HEIGHT} style={{ fill: 'var(--board-tails)' }} />
      ) : (
        sign.map((level, place) => (
          <rect
            key={level}
            class={palette.shade}
            x={(place * width) / sign.length}
            width={width / sign.length}
            height={HEIGHT}
            style={{ '--shade': SHADES[level], '--share': shareOfLevel(level) }}
          />
        ))
      )}
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={HEIGHT - 1}
        style={{ fill: 'none', stroke: 'var(--board-edge)' }}
      />
    </svg>
  );
}
