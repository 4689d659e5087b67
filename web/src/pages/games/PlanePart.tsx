import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import t from '#words/catalogue';
import commonWords from '#words/common';
import gamesWords from '#words/games';
import { allOf } from '../../text/language';
import { boardName, placeWords } from '../../text/places';
import type { CoinPlace } from '../../engine/tables_engine';
import { answerOf } from '../../study/ask';
import { Button } from '../../views/parts/Button';
import { Message } from '../../views/parts/Message';
import { useKeptFocus } from '../../views/parts/use_kept_focus';
import { failureText } from '../../views/parts/failure_text';
import layout from '../../views/parts/layout.module.css';
import { coinSheet, valuePlace } from '../../views/sheet/coin_sheet';
import { Sheet } from '../../views/sheet/Sheet';
import type { SheetPlace } from '../../views/sheet/Sheet';
import styles from './games.module.css';
import type { PlaneGame } from './games_settings';
import { LARGEST_LISTED_BOARD, LARGEST_PLANE_SIDE } from './games_settings';
import type { GamesModel } from './games_model';
import { boardLink, CatalogueCard, Sides, Unanswered } from './parts';
import { isSameCoin } from './plane_model';

interface PlanePartProps {
  readonly model: GamesModel;
  readonly name: PlaneGame;
}

/** A game of the plane: what its coins are worth, and a position to be won. */
export function PlanePart({ model, name }: PlanePartProps) {
  const { rows, columns } = model.settings.value;
  return (
    <>
      <CatalogueCard
        name={gamesWords(`board-${name}`)}
        rule={t(`rule-${name}`)}
        facts={[
          [t('origin'), t('origin-board', { rows: 0, columns: 0 })],
          [
            t('largest-table'),
            t('largest-board-is', { board: boardName(LARGEST_PLANE_SIDE, LARGEST_PLANE_SIDE) }),
          ],
        ]}
        links={boardLink(t('play-board'), name, rows, columns)}
      />
      <section class={layout.loose} aria-labelledby="position-heading">
        <h2 class={layout.title} id="position-heading">
          {t('position')}
        </h2>
        <p>{t('position-introduction')}</p>
        <Sides model={model} largest={LARGEST_PLANE_SIDE} />
        <PlaneBoard model={model}>
          {name === 'connected-blocks' && <WinningMoves model={model} />}
        </PlaneBoard>
      </section>
    </>
  );
}

interface PositionProps {
  readonly model: Pick<GamesModel, 'settings' | 'change' | 'plane'>;
}

interface PlaneBoardProps extends PositionProps {
  /** Said below the position’s nimber. */
  readonly children?: ComponentChildren;
}

/** The coins with their values, to be turned, and a winning move. */
export function PlaneBoard({ model, children }: PlaneBoardProps) {
  return (
    <>
      <Unanswered asked={model.plane.values.value} />
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

  function place(row: number, column: number): SheetPlace {
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

/** The position’s nimber, and a winning move when it is asked for. */
function Verdict({ model }: PositionProps) {
  const { heads } = model.settings.value;
  const { solution } = model.plane;
  const solved = solution.value;
  const answer = answerOf(solved);
  const canWin = (answer?.turned ?? []).length > 0;
  const shown = model.plane.shownMove.value;
  const isShown = shown.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  // A move that was played takes its button along.
  useKeptFocus(section, () => heading.current);
  return (
    <section class={layout.tight} ref={section} aria-labelledby="verdict-heading">
      <h3 class={layout.subtitle} id="verdict-heading" ref={heading} tabIndex={-1}>
        {answer ? t('nimber-is', { nimber: answer.nimber }) : t('nimber')}
      </h3>
      {solved.status === 'failed' && (
        <Message>
          <p role="alert">{failureText(solved.error)}</p>
        </Message>
      )}
      <p role="status">
        {heads.length === 0
          ? t('no-heads')
          : answer && (canWin ? (isShown ? moveText(shown) : t('winnable')) : t('lost'))}
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

function moveText(coins: readonly CoinPlace[]): string {
  const sorted = [...coins].sort((one, other) => one.row - other.row || one.column - other.column);
  return t('winning-move', { coins: allOf(sorted.map((coin) => `(${coin.row}, ${coin.column})`)) });
}

/** So many are shown; a position may have hundreds of thousands. */
const MOST_SHOWN = 100;

/** All winning moves of a small board, each to be seen on the coins. */
function WinningMoves({ model }: PositionProps) {
  const { rows, columns, heads, move } = model.settings.value;
  const { list } = model.plane;
  const found = answerOf(list.value);
  if (rows * columns > LARGEST_LISTED_BOARD)
    return <p class={layout.note}>{t('winning-limit', { coins: LARGEST_LISTED_BOARD })}</p>;
  if (heads.length === 0) return null;
  if (found === undefined) return <Unanswered asked={list.value} />;
  const { legal, winning } = found;
  return (
    <section class={layout.tight} aria-labelledby="winning-heading">
      <h3 class={layout.subtitle} id="winning-heading">
        {commonWords('winning-moves')}
      </h3>
      <p>{t('winning-count', { count: winning.length, legal })}</p>
      {winning.length > 0 && <p class={layout.note}>{t('chosen-move')}</p>}
      {winning.length > MOST_SHOWN && (
        <p class={layout.note}>{t('winning-more', { count: MOST_SHOWN })}</p>
      )}
      <ul class={`${layout.plain} ${styles.moves}`} data-screen>
        {winning.slice(0, MOST_SHOWN).map((coins, index) => (
          <li key={index}>
            <button
              type="button"
              class={styles.move}
              aria-pressed={move === index + 1}
              onClick={() => model.change({ move: index + 1 })}
            >
              {moveText(coins)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
