import { useEffect, useRef } from 'preact/hooks';
import { numberOf } from '../../game/game';
import type { Line } from '../../game/line';
import { run } from '../../game/move';
import type { StudyModel } from '../../study/study_model';
import type { AxisReason } from '../../study/why';
import type { Light } from '../../study/view';
import { numbers } from '../../text/language';
import commonWords from '#words/common';
import t from '#words/why';
import { moveInGrid } from '../arrow_keys';
import styles from './AxisStrip.module.css';
import { hasLengths } from '../KindMatrix';
import { axisLight, lightWords, useShine } from './lights';
import type { AxisName } from '../../engine/boards';

interface AxisStripProps {
  readonly model: StudyModel;
  readonly axis: AxisName;
  readonly line: Line;
  readonly reason: AxisReason;
  /** The place whose mex is open. */
  readonly open: number | undefined;
  readonly onOpen: (place: number) => void;
}

/**
 * The places with their g, of games of runs also with x, from the empty place 0 on. Those that the move turns
 * are marked, and each g opens its mex. One stop of the Tab key: arrow keys go from field to field.
 */
export function AxisStrip({ model, axis, line, reason, open, onOpen }: AxisStripProps) {
  const { whole } = numbers;
  const frame = useRef<HTMLDivElement>(null);
  const turned = new Set(reason.places);
  const first = reason.places[0];
  const last = reason.places.at(-1);
  // The strip scrolls away under the pointer when they change.
  const shine = useShine(model, reason.places.join(' '));

  // Only the strip scrolls, never the page.
  useEffect(() => {
    const start = frame.current?.querySelector<HTMLElement>('[data-start]');
    if (frame.current && start) frame.current.scrollLeft = start.offsetLeft - 120;
  }, [first, last]);

  const places = run(hasLengths(line) ? 0 : 1, line.size);
  return (
    <div class={styles.frame} ref={frame} dir="ltr">
      <table class={styles.strip} onKeyDown={moveInGrid} onPointerLeave={() => shine(undefined)}>
        <caption class={styles.caption}>{t(`strip-caption-${axis}`)}</caption>
        <tbody>
          <tr>
            <th scope="row">{t(`number-${axis}`)}</th>
            {places.map((place) => (
              <th
                key={place}
                scope="col"
                class={turned.has(place) ? styles.covered : ''}
                data-start={place === first ? '' : undefined}
                onPointerEnter={() => shine(place > 0 ? { [axis]: [place] } : undefined)}
              >
                {whole(numberOf(line.game, place))}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <abbr title={t('grundy-name')}>{commonWords('grundy')}</abbr>
            </th>
            {places.map((place) => (
              <td key={place}>
                {place > 0 && (
                  <GrundyButton
                    {...{ axis, line, place, onOpen, shine }}
                    isStop={place === (open ?? last)}
                    isOpen={place === open}
                  />
                )}
              </td>
            ))}
          </tr>
          {hasLengths(line) && (
            <PrefixRow model={model} axis={axis} line={line} reason={reason} shine={shine} />
          )}
        </tbody>
      </table>
    </div>
  );
}

type Shine = (light: Light | undefined) => void;

interface GrundyButtonProps {
  readonly axis: AxisName;
  readonly line: Line;
  readonly place: number;
  readonly isStop: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (place: number) => void;
  readonly shine: Shine;
}

function GrundyButton({ axis, line, place, isStop, isOpen, onOpen, shine }: GrundyButtonProps) {
  const grundyNumber = line.grundyNumbers[place - 1] ?? 0;
  const light = () => shine({ [axis]: [place] });
  return (
    <button
      type="button"
      class={styles.grundy}
      tabIndex={isStop ? 0 : -1}
      aria-expanded={isOpen}
      aria-label={t(`open-mex-${axis}`, {
        number: numberOf(line.game, place),
        value: grundyNumber,
      })}
      onClick={() => onOpen(place)}
      onPointerEnter={light}
      onFocus={light}
      onBlur={() => shine(undefined)}
    >
      {numbers.whole(grundyNumber)}
    </button>
  );
}

interface PrefixRowProps extends Pick<AxisStripProps, 'model' | 'axis' | 'line' | 'reason'> {
  readonly shine: Shine;
}

/** x[0] … x[n]: those before the move and at its end make its move nimber. */
function PrefixRow({ model, axis, line, reason, shine }: PrefixRowProps) {
  const first = reason.places[0] ?? 1;
  const last = reason.places.at(-1) ?? 1;
  const look = (place: number) => {
    if (place === first - 1 || place === last) return styles.end;
    return place >= first && place <= last ? styles.inside : '';
  };
  return (
    <tr>
      <th scope="row">
        <abbr title={t('prefix-name')}>{t('prefix')}</abbr>
      </th>
      {Array.from(line.prefixXors, (value, place) => (
        <td key={place} class={look(place)}>
          <PrefixXor model={model} shine={shine} axis={axis} place={place} value={value} />
        </td>
      ))}
    </tr>
  );
}

interface PrefixXorProps {
  readonly model: StudyModel;
  readonly shine: Shine;
  readonly axis: AxisName;
  readonly place: number;
  readonly value: number;
}

/** x[0] is the nim-sum of nothing. */
function PrefixXor({ model, shine, axis, place, value }: PrefixXorProps) {
  const { whole } = numbers;
  const light = axisLight(axis, run(1, place));
  if (light === undefined) return <>{whole(value)}</>;
  return (
    <button
      type="button"
      class={styles.prefix}
      tabIndex={-1}
      aria-label={t(`said-prefix-${axis}`, { number: place, value })}
      title={lightWords(model, light)}
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
