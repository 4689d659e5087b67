import palette from '../drawing/Palette.module.css';
import { SHADES, shareOfLevel, swatchWidth, type ShadeSign } from '../drawing/shades';

const SWATCH_HEIGHT_PX = 20;

/** Shades side by side as the board has them, for a legend that explains them. */
export function HeatSwatch({ sign }: { readonly sign: ShadeSign }) {
  const width = swatchWidth(sign) * SWATCH_HEIGHT_PX;
  return (
    <svg
      class={palette.palette}
      viewBox={`0 0 ${width} ${SWATCH_HEIGHT_PX}`}
      width={width}
      height={SWATCH_HEIGHT_PX}
      shape-rendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      {sign === 'tails' ? (
        <rect width={width} height={SWATCH_HEIGHT_PX} style={{ fill: 'var(--board-tails)' }} />
      ) : (
        sign.map((level, place) => (
          <rect
            key={level}
            class={palette.shade}
            x={(place * width) / sign.length}
            width={width / sign.length}
            height={SWATCH_HEIGHT_PX}
            style={{ '--shade': SHADES[level], '--share': shareOfLevel(level) }}
          />
        ))
      )}
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={SWATCH_HEIGHT_PX - 1}
        style={{ fill: 'none', stroke: 'var(--board-edge)' }}
      />
    </svg>
  );
}
