import { useSignal } from '@preact/signals';
import t from '#words/boxes';
import nimbersWords from '#words/nimbers';
import commonWords from '#words/common';
import { listOf, numbers } from '../../../text/language';
import { moveInGrid } from '../../../views/arrow_keys';
import layout from '../../../views/parts/layout.module.css';
import { lineName } from '../../../views/game_words';
import { Choice } from '../../../views/parts/Choice';
import { math } from '../../../views/parts/math';
import hidden from '../../../views/parts/visually_hidden.module.css';
import { NumberField } from '../../../views/NumberField';
import { boxCoinAt, numberAlong, sameCoin, turnedOver } from './box';
import type { Box, BoxAnswer, BoxCoin, BoxModel } from './box';
import styles from './Boxes.module.css';

interface SliceProps {
  readonly model: BoxModel;
}

/** What an axis is called: with its number, as there may be several of a game. */
export function axisName({ axes }: Box, axis: number): string {
  const game = axes[axis]?.game;
  return nimbersWords('numbered-game', { number: axis + 1, game: game ? lineName(game) : '' });
}

/** Two axes of the box as a table, at a place along each of the others. */
export function Slice({ model }: SliceProps) {
  const pointed = useSignal<BoxCoin | undefined>(undefined);
  const box = model.state.value;
  const known = model.known.value;
  const isKnown = known !== undefined && isOfSlice(known.question, box);
  return (
    <section class={layout.card} aria-labelledby="boxes-slice" data-printed>
      <h3 id="boxes-slice" class={layout.subtitle}>
        {t('slice')}
      </h3>
      <SliceChoice model={model} />
      {isKnown && (
        <>
          <SliceTable
            model={model}
            answer={known.answer}
            onPoint={(coin) => (pointed.value = coin)}
          />
          <Product box={box} answer={known.answer} coin={pointed.value ?? boxCoinAt(box, 0, 0)} />
        </>
      )}
      <p class={`${layout.note} ${styles.hint}`}>{t('hint')}</p>
    </section>
  );
}

/** Whether the same coins are seen: their values are the same then, whatever is heads. */
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

  /** The axis that was there goes to where this one was. */
  function choose(place: 'down' | 'across', axis: number) {
    const swapped = place === 'down' ? { across: down } : { down: across };
    const isOther = axis === (place === 'down' ? across : down);
    model.look({ ...box, ...(isOther && swapped), [place]: axis });
  }

  return (
    <div class={styles.choices}>
      <Choice
        name={commonWords('rows')}
        options={options}
        value={String(down)}
        onChange={(axis) => choose('down', Number(axis))}
      />
      <Choice
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
              value={BigInt(numberAlong(axes, axis, at[axis] ?? 0))}
              smallest={BigInt(numberAlong(axes, axis, 0))}
              largest={BigInt(numberAlong(axes, axis, size - 1))}
              onChange={(number) => {
                const place = Number(number) - numberAlong(axes, axis, 0);
                model.look({ ...box, at: at.map((old, other) => (other === axis ? place : old)) });
              }}
            />
          ),
      )}
    </div>
  );
}

interface SliceTableProps extends SliceProps {
  readonly answer: BoxAnswer;
  readonly onPoint: (coin: BoxCoin) => void;
}

/** The coins of the slice, through which the arrow keys go. */
function SliceTable({ model, answer, onPoint }: SliceTableProps) {
  const box = model.state.value;
  const { axes, down, across } = box;
  const stop = useSignal({ row: 0, column: 0 });
  const places = (axis: number) =>
    Array.from({ length: axes[axis]?.size ?? 0 }, (_, place) => place);
  const names = { down: axisName(box, down), across: axisName(box, across) };
  const heads = new Set(box.heads.map(String));
  const width = axes[across]?.size ?? 0;
  const stopRow = Math.min(stop.value.row, (axes[down]?.size ?? 1) - 1);
  const stopColumn = Math.min(stop.value.column, width - 1);
  return (
    <div class={styles.frame} dir="ltr">
      <table class={styles.table} onKeyDown={moveInGrid}>
        <caption class={hidden.hidden}>{t('table', names)}</caption>
        <thead>
          <tr>
            <th scope="col" class={styles.corner}>
              {t('corner', names)}
            </th>
            {places(across).map((column) => (
              <th key={column} scope="col">
                {numbers.whole(numberAlong(axes, across, column))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places(down).map((row) => (
            <tr key={row}>
              <th scope="row">{numbers.whole(numberAlong(axes, down, row))}</th>
              {places(across).map((column) => (
                <td key={column}>
                  <Coin
                    model={model}
                    coin={boxCoinAt(box, row, column)}
                    value={answer.values[row * width + column] ?? 0n}
                    isHeads={heads.has(String(boxCoinAt(box, row, column)))}
                    isStop={row === stopRow && column === stopColumn}
                    onPoint={(coin) => {
                      stop.value = { row, column };
                      onPoint(coin);
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CoinProps extends SliceProps {
  readonly coin: BoxCoin;
  readonly value: bigint;
  readonly isHeads: boolean;
  /** Whether the Tab key comes to it. */
  readonly isStop: boolean;
  readonly onPoint: (coin: BoxCoin) => void;
}

function Coin({ model, coin, value, isHeads, isStop, onPoint }: CoinProps) {
  const box = model.state.value;
  const place = coin.map((index, axis) => numbers.whole(numberAlong(box.axes, axis, index)));
  const name = { coin: listOf(place), value };
  return (
    <button
      type="button"
      class={styles.coin}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isHeads}
      aria-label={t(isHeads ? 'coin-heads' : 'coin-tails', name)}
      onPointerEnter={() => onPoint(coin)}
      onFocus={() => onPoint(coin)}
      onClick={() => model.change(turnedOver(box, [coin]))}
    >
      {numbers.whole(value)}
    </button>
  );
}

interface ProductProps {
  readonly box: Box;
  readonly answer: BoxAnswer;
  readonly coin: BoxCoin;
}

/** g₁(2) ⊗ g₂(1) ⊗ g₃(3) = 2 ⊗ 1 ⊗ 4 = 8, for the coin that is pointed at. */
function Product({ box, answer, coin: pointed }: ProductProps) {
  const { axes, down, across } = box;
  // It may have been of another slice.
  const coin = boxCoinAt(box, pointed[down] ?? 0, pointed[across] ?? 0);
  const width = axes[across]?.size ?? 0;
  const value = answer.values[(coin[down] ?? 0) * width + (coin[across] ?? 0)] ?? 0n;
  const named = coin.map((place, axis) => `g_${axis + 1}(${numberAlong(axes, axis, place)})`);
  const factors = coin.map((place, axis) => answer.grundy[axis]?.[place] ?? 0n);
  return <p dir="ltr">{math`${named.join(' ⊗| ')} =| ${factors.join(' ⊗| ')} =| ${value}`}</p>;
}
