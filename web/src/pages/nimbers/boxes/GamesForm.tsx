import { signal, useSignal, type Signal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { useEffect } from 'preact/hooks';
import { readLine } from '../../../game/game';
import t from '#words/boxes';
import { LineChoice, typedLine, typedName, type TypedLine } from '../../../study_views/LineChoice';
import { Button } from '../../../ui/Button';
import fields from '../../../ui/fields.module.css';
import { NumberField } from '../../../ui/NumberField';
import { CROSS_ICON, SignButton } from '../../../ui/SignButton';
import {
  boxOf,
  MIN_BOX_AXES,
  fitsBox,
  LARGEST_BOX,
  LARGEST_SIZE,
  MAX_BOX_AXES,
  type BoxAxis,
  type BoxModel,
} from './box';
import layout from '../../../ui/layout.module.css';
import styles from './Boxes.module.css';

/** An axis as typed. */
interface TypedAxis {
  readonly line: Signal<TypedLine>;
  readonly size: number;
}

/** The form for the games of the box and its sizes. */
export function GamesForm({ model }: { readonly model: BoxModel }) {
  const { axes } = model.state.value;
  const typed = useSignal<readonly TypedAxis[]>(axes.map(typedAxis));
  const isWrong = useSignal(false);
  const coins = coinsOf(typed.value);

  // The games may also change by an address, or by Undo.
  useEffect(() => {
    if (namesOf(axes) !== namesOf(readAxes(typed.peek()))) typed.value = axes.map(typedAxis);
  }, [namesOf(axes)]);

  function setUp(event: TargetedEvent) {
    event.preventDefault();
    const next = readAxes(typed.value);
    isWrong.value = next.length < typed.value.length;
    if (!isWrong.value && fitsBox(next)) model.change(boxOf(next, model.state.value));
  }

  return (
    <form class={layout.tight} onSubmit={setUp}>
      <h3 class={layout.subtitle}>{t('games')}</h3>
      <ol class={styles.axes}>
        {typed.value.map((axis, index) => (
          <AxisFields
            key={index}
            axis={axis}
            number={index + 1}
            isWrong={isWrong.value}
            onSize={(size) =>
              (typed.value = typed.value.map((other, at) =>
                at === index ? { ...axis, size } : other,
              ))
            }
            onRemove={
              typed.value.length > MIN_BOX_AXES
                ? () => (typed.value = typed.value.filter((other) => other !== axis))
                : undefined
            }
          />
        ))}
      </ol>
      <p class={fields.problem} aria-live="polite">
        {coins > LARGEST_BOX && t('too-large', { most: LARGEST_BOX, count: coins })}
      </p>
      <div class={layout.level}>
        {typed.value.length < MAX_BOX_AXES && (
          <Button onClick={() => (typed.value = [...typed.value, ...furtherAxis(typed.value)])}>
            {t('add-axis')}
          </Button>
        )}
        <Button type="submit">{t('set-up')}</Button>
      </div>
    </form>
  );
}

const coinsOf = (typed: readonly TypedAxis[]) =>
  typed.reduce((product, { size }) => product * size, 1);

const namesOf = (axes: readonly BoxAxis[]) =>
  axes.map(({ game, size }) => `${game.name} ${size}`).join('*');

const typedAxis = ({ game, size }: BoxAxis): TypedAxis => ({ line: signal(typedLine(game)), size });

/** The axes whose game can be read. */
function readAxes(typed: readonly TypedAxis[]): BoxAxis[] {
  return typed.flatMap(({ line, size }) => {
    const game = readLine(typedName(line.value));
    return game ? [{ game, size }] : [];
  });
}

/** Like the last one, but short, because the number of all coins is limited. */
function furtherAxis(typed: readonly TypedAxis[]): TypedAxis[] {
  const last = typed.slice(-1);
  const size = Math.max(1, Math.min(4, Math.floor(LARGEST_BOX / coinsOf(typed))));
  return last.map(({ line }) => ({ line: signal(line.peek()), size }));
}

interface AxisFieldsProps {
  readonly axis: TypedAxis;
  readonly number: number;
  readonly isWrong: boolean;
  readonly onSize: (size: number) => void;
  /** Undefined if there are no more than the minimum. */
  readonly onRemove: (() => void) | undefined;
}

function AxisFields({ axis, number, isWrong, onSize, onRemove }: AxisFieldsProps) {
  return (
    <li class={styles.axis}>
      <LineChoice label={t('axis', { number })} line={axis.line} isWrong={isWrong} />
      <NumberField
        label={t('size', { number })}
        value={axis.size}
        smallest={1}
        largest={LARGEST_SIZE}
        onChange={(size) => onSize(size)}
      />
      {onRemove && (
        <SignButton
          name={t('remove-axis', { number })}
          sign={CROSS_ICON}
          place={styles.remove}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
