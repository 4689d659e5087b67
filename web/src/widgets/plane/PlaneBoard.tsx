import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import t from '#words/catalogue';
import commonWords from '#words/common';
import { coinsByRow, placeWords } from '../../text/places';
import type { CoinPlace } from '../../engine/api/tables';
import { answerOf } from '../../asking/ask';
import { Unanswered } from '../../ui/Answered';
import { Button } from '../../ui/Button';
import { useFocusFallback } from '../../ui/use_focus_fallback';
import layout from '../../ui/layout.module.css';
import { coinSheet, valuePlace } from '../../ui/sheet/coin_sheet';
import { Sheet, type SheetCell } from '../../ui/sheet/Sheet';
import styles from './plane.module.css';
import { isSameCoin, type PlaneModel, type PlaneStore } from './plane_model';

export interface PositionProps {
  readonly model: PlaneStore & { readonly plane: PlaneModel };
}

interface PlaneBoardProps extends PositionProps {
  /** Shown below the position’s nimber. */
  readonly children?: ComponentChildren;
}

/** The coins with their values, which can be turned, and a winning move. */
export function PlaneBoard({ model, children }: PlaneBoardProps) {
  const { values, solution, list } = model.plane;
  return (
    <>
      <Unanswered asked={values.value} others={[solution.value, list.value]} />
      <div class={layout.beside}>
        <Position model={model} />
        <div class={`${layout.loose} ${styles.verdict}`}>
          <Verdict model={model} />
          {children}
        </div>
      </div>
    </>
  );
}

function Position({ model }: PositionProps) {
  const { rows, columns, heads } = model.settings.value;
  const { values, shownMove } = model.plane;
  const known = answerOf(values.value)?.values;
  if (known === undefined) return null;

  function place(row: number, column: number): SheetCell {
    const coin = { row, column };
    const value = known?.[row * columns + column] ?? 0n;
    const isHeads = heads.some((head) => isSameCoin(head, coin));
    const isLit = shownMove.value.some((turned) => isSameCoin(turned, coin));
    return {
      ...valuePlace(value),
      marks: [isHeads ? 'heads' : 'tails', isLit && 'current'],
      press: {
        name: t(isHeads ? 'coin-heads' : 'coin-tails', { place: placeWords(coin), value }),
        isPressed: isHeads,
        onPress: () => model.plane.toggle(coin),
      },
    };
  }

  const coins = coinSheet({ rows, columns, origin: { row: 0, column: 0 }, place });
  return <Sheet {...coins} caption={t('values')} isPrinted />;
}

/** The position’s nimber, and a winning move on request. */
function Verdict({ model }: PositionProps) {
  const { heads } = model.settings.value;
  const { solution } = model.plane;
  const answer = answerOf(solution.value);
  const canWin = (answer?.turned ?? []).length > 0;
  const shown = model.plane.shownMove.value;
  const isShown = shown.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  // The button of a played move disappears.
  useFocusFallback(section, () => heading.current);
  return (
    <section class={layout.tight} ref={section} aria-labelledby="verdict-heading">
      <h3 class={layout.subtitle} id="verdict-heading" ref={heading} tabIndex={-1}>
        {answer ? t('nimber-is', { nimber: answer.nimber }) : t('nimber')}
      </h3>
      <p role="status">
        {heads.length === 0
          ? t('no-heads')
          : answer && (canWin ? (isShown ? turnedText(shown) : t('winnable')) : t('lost'))}
      </p>
      <PositionButtons model={model} canWin={canWin} shown={shown} />
    </section>
  );
}

interface PositionButtonsProps extends PositionProps {
  readonly canWin: boolean;
  readonly shown: readonly CoinPlace[];
}

function PositionButtons({ model, canWin, shown }: PositionButtonsProps) {
  const { heads } = model.settings.value;
  const isShown = shown.length > 0;
  return (
    <div class={layout.row} data-screen>
      {canWin && (
        <Button look="strong" onClick={() => model.change({ revealed: !isShown, move: undefined })}>
          {isShown ? t('hide-move') : commonWords('show-winning-move')}
        </Button>
      )}
      {isShown && <Button onClick={() => model.plane.turn(shown)}>{commonWords('play-it')}</Button>}
      <Button isDisabled={!model.plane.canUndo.value} onClick={() => model.plane.undo()}>
        {commonWords('undo')}
      </Button>
      <Button isDisabled={heads.length === 0} onClick={() => model.plane.clear()}>
        {t('clear')}
      </Button>
    </div>
  );
}

export function turnedText(coins: readonly CoinPlace[]): string {
  return t('winning-move', { coins: coinsByRow(coins) });
}
