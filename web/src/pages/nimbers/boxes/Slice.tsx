import { useSignal } from '@preact/signals';
import t from '#words/boxes';
import nimbersWords from '#words/nimbers';
import commonWords from '#words/common';
import { listOf, numbers } from '../../../text/language';
import layout from '../../../ui/layout.module.css';
import { lineName } from '../../../study_views/game_words';
import { RadioChoice } from '../../../ui/Choice';
import { math } from '../../../ui/math';
import { NumberField } from '../../../ui/NumberField';
import { coinSheet } from '../../../ui/sheet/coin_sheet';
import { Sheet, type SheetCell } from '../../../ui/sheet/Sheet';
import {
  boxCoinAt,
  numberAlong,
  sameCoin,
  boxAfterTurning,
  type Box,
  type BoxAnswer,
  type BoxCoin,
  type BoxModel,
} from './box';
import { useHand } from '../../../ui/use_media';
import styles from './Boxes.module.css';

const { whole } = numbers;
const HINT_ID = 'boxes-hint';

interface SliceProps {
  readonly model: BoxModel;
}

/** The name of an axis, with its number if several axes have the same game. */
export function axisName({ axes }: Box, axis: number): string {
  const game = axes[axis]?.game;
  return nimbersWords('numbered-game', { number: axis + 1, game: game ? lineName(game) : '' });
}

/** Two axes of the box as a table, at a place along each of the others. */
export function Slice({ model }: SliceProps) {
  const pointed = useSignal<BoxCoin | undefined>(undefined);
  const box = model.state.value;
  const hand = useHand();
  const known = model.known.value;
  const answer = known !== undefined && isOfSlice(known.question, box) ? known.answer : undefined;
  return (
    <section class={layout.card} aria-labelledby="boxes-slice" data-printed>
      <h3 id="boxes-slice" class={layout.subtitle}>
        {t('slice')}
      </h3>
      <SliceChoice model={model} />
      <SliceTable model={model} answer={answer} onPoint={(coin) => (pointed.value = coin)} />
      <Product box={box} answer={answer} coin={pointed.value ?? boxCoinAt(box, 0, 0)} />
      <p class={layout.note} id={HINT_ID} data-screen>
        {t('hint', { hand })}
      </p>
    </section>
  );
}

/** True if both show the same coins: then their values are the same, whatever is heads. */
function isOfSlice(one: Box, other: Box): boolean {
  return (
    one.axes === other.axes &&
    one.down === other.down &&
    one.across === other.across &&
    sameCoin(boxCoinAt(one, 0, 0), boxCoinAt(other, 0, 0))
  );
}

function SliceChoice({ model }: SliceProps) {
  const box = model.state.value;
  const { axes, down, across, at } = box;
  const options = axes.map((_, axis) => [String(axis), axisName(box, axis)] as const);

  /** The axes change places. */
  function choose(place: 'down' | 'across', axis: number) {
    const swapped = place === 'down' ? { across: down } : { down: across };
    const isOther = axis === (place === 'down' ? across : down);
    model.look({ ...box, ...(isOther && swapped), [place]: axis });
  }

  return (
    <div class={`${layout.level} ${styles.choices}`}>
      <RadioChoice
        name={commonWords('rows')}
        options={options}
        value={String(down)}
        onChange={(axis) => choose('down', Number(axis))}
      />
      <RadioChoice
        name={commonWords('columns')}
        options={options}
        value={String(across)}
        onChange={(axis) => choose('across', Number(axis))}
      />
      {axes.map(
        ({ size }, axis) =>
          axis !== down &&
          axis !== across && (
            <NumberField
              key={axis}
              label={t('place', { axis: axisName(box, axis) })}
              value={numberAlong(axes, axis, at[axis] ?? 0)}
              smallest={numberAlong(axes, axis, 0)}
              largest={numberAlong(axes, axis, size - 1)}
              onChange={(number) => {
                const place = number - numberAlong(axes, axis, 0);
                model.look({ ...box, at: at.map((old, other) => (other === axis ? place : old)) });
              }}
            />
          ),
      )}
    </div>
  );
}

interface SliceTableProps extends SliceProps {
  /** The coins are visible at once, but become buttons only when their values are known. */
  readonly answer: BoxAnswer | undefined;
  readonly onPoint: (coin: BoxCoin) => void;
}

/** The coins of the slice. */
function SliceTable({ model, answer, onPoint }: SliceTableProps) {
  const box = model.state.value;
  const { axes, down, across } = box;
  const stop = useSignal({ row: 0, column: 0 });
  const names = { down: axisName(box, down), across: axisName(box, across) };
  const heads = new Set(box.heads.map(String));
  const [rows, columns] = [axes[down]?.size ?? 0, axes[across]?.size ?? 0];

  function placeOf(row: number, column: number): SheetCell {
    const coin = boxCoinAt(box, row, column);
    const isHeads = heads.has(String(coin));
    const marks = [isHeads ? 'heads' : 'tails'] as const;
    const value = answer?.values[row * columns + column];
    if (value === undefined) return { marks };
    const numbers = coin.map((index, axis) => whole(numberAlong(axes, axis, index)));
    return {
      value,
      marks,
      press: {
        name: t(isHeads ? 'coin-heads' : 'coin-tails', { coin: listOf(numbers), value }),
        isPressed: isHeads,
        onPress: () => model.change(boxAfterTurning(box, [coin])),
        onPoint(isThere) {
          if (!isThere) return;
          stop.value = { row, column };
          onPoint(coin);
        },
      },
    };
  }

  return (
    <Sheet
      caption={t('table', names)}
      hidesCaption
      describedBy={HINT_ID}
      corner={<span class={styles.corner}>{t('corner', names)}</span>}
      {...coinSheet({
        rows,
        columns,
        origin: { row: numberAlong(axes, down, 0), column: numberAlong(axes, across, 0) },
        stop: stop.value,
        place: placeOf,
      })}
    />
  );
}

interface ProductProps {
  readonly box: Box;
  readonly answer: BoxAnswer | undefined;
  readonly coin: BoxCoin;
}

/** g₁(2) ⊗ g₂(1) ⊗ g₃(3) = 2 ⊗ 1 ⊗ 4 = 8, for the coin that is pointed at. */
function Product({ box, answer, coin: pointed }: ProductProps) {
  const { axes, down, across } = box;
  // The pointed coin may belong to another slice.
  const coin = boxCoinAt(box, pointed[down] ?? 0, pointed[across] ?? 0);
  const width = axes[across]?.size ?? 0;
  const value = answer?.values[(coin[down] ?? 0) * width + (coin[across] ?? 0)] ?? 0n;
  const named = coin.map((place, axis) => `g_${axis + 1}(${numberAlong(axes, axis, place)})`);
  const factors = coin.map((place, axis) => answer?.grundy[axis]?.[place] ?? 0n);
  return (
    <p class={layout.said} dir="ltr">
      {answer && math`${named.join(' ⊗| ')} =| ${factors.join(' ⊗| ')} =| ${value}`}
    </p>
  );
}
