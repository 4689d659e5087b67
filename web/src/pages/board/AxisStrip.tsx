import { useEffect, useRef } from 'preact/hooks';
import type { AxisReason, Light, Table } from '../../model/board/board_model';
import { text } from '../../text';
import { boardDetailsText } from '../../text/board_details';
import styles from './AxisStrip.module.css';
import { axisLight, lightWords } from './lights';
import type { AxisName } from './lights';
import { moveInGrid } from './move_in_grid';
import { useShine } from './use_shine';

interface AxisStripProps {
  readonly model: Table;
  readonly axis: AxisName;
  readonly reason: AxisReason;
  readonly open: number | undefined;
  readonly onOpen: (position: number) => void;
}

/**
 * Position 0 … n with g and x; the interval is marked, and each g opens its mex. One stop of the Tab key:
 * arrow keys go from field to field.
 */
export function AxisStrip({ model, axis, reason, open, onOpen }: AxisStripProps) {
  const t = boardDetailsText().why;
  const { whole } = text().numbers;
  const frame = useRef<HTMLDivElement>(null);
  const prefixXors = model.prefixXors(axis);
  const { from, to } = reason;
  // The strip scrolls away under the pointer when they change.
  const shine = useShine(model, `${from} ${to}`);

  // Only the strip scrolls, never the page.
  useEffect(() => {
    const start = frame.current?.querySelector<HTMLElement>('[data-start]');
    if (frame.current && start) frame.current.scrollLeft = start.offsetLeft - 120;
  }, [from, to]);

  const positions = Array.from(prefixXors, (_, position) => position);
  const place = (position: number) =>
    position === from - 1 || position === to
      ? styles.end
      : position >= from && position <= to
        ? styles.inside
        : '';
  return (
    <div class={styles.frame} ref={frame} dir="ltr">
      <table class={styles.strip} onKeyDown={moveInGrid} onPointerLeave={() => shine(undefined)}>
        <caption class={styles.caption}>{t.strip[axis]}</caption>
        <tbody>
          <tr>
            <th scope="row">{t.position[axis]}</th>
            {positions.map((position) => (
              <th
                key={position}
                scope="col"
                class={position >= from && position <= to ? styles.covered : ''}
                data-start={position === from ? '' : undefined}
                onPointerEnter={() => shine(axisLight(axis, position, position))}
              >
                {whole(position)}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <abbr title={t.grundyName}>{t.grundy}</abbr>
            </th>
            {positions.map((position) => (
              <td key={position}>
                {position > 0 && (
                  <button
                    type="button"
                    class={styles.grundy}
                    tabIndex={position === (open ?? to) ? 0 : -1}
                    aria-expanded={position === open}
                    aria-label={t.openMex(axis, position, grundyNumber(prefixXors, position))}
                    onClick={() => onOpen(position)}
                    onPointerEnter={() => shine(axisLight(axis, position, position))}
                    onFocus={() => shine(axisLight(axis, position, position))}
                    onBlur={() => shine(undefined)}
                  >
                    {whole(grundyNumber(prefixXors, position))}
                  </button>
                )}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <abbr title={t.prefixName}>{t.prefix}</abbr>
            </th>
            {positions.map((position) => (
              <td key={position} class={place(position)}>
                <PrefixXor
                  shine={shine}
                  axis={axis}
                  position={position}
                  value={prefixXors[position] ?? 0}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** g[i] = x[i - 1] ^ x[i] */
function grundyNumber(prefixXors: Uint32Array, position: number): number {
  return (prefixXors[position - 1] ?? 0) ^ (prefixXors[position] ?? 0);
}

interface PrefixXorProps {
  readonly shine: (light: Light | undefined) => void;
  readonly axis: AxisName;
  readonly position: number;
  readonly value: number;
}

/** x[0] is the nim-sum of nothing. */
function PrefixXor({ shine, axis, position, value }: PrefixXorProps) {
  const { whole } = text().numbers;
  const light = axisLight(axis, 1, position);
  if (light === undefined) return whole(value);
  const { names } = boardDetailsText().why;
  return (
    <button
      type="button"
      class={styles.prefix}
      tabIndex={-1}
      aria-label={names.prefixXor(axis, position, value)}
      title={lightWords(light)}
      onPointerEnter={() => shine(light)}
      onPointerLeave={() => shine(undefined)}
      onFocus={() => shine(light)}
      onBlur={() => shine(undefined)}
      onClick={() => shine(light)}
    >
      {whole(value)}
    </button>
  );
}
