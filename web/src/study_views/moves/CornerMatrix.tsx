import { MARK_SIGNS } from '../../board/state';
import { moveWithKinds, boardMoveWith, moveAfterStep } from '../../game/board';
import type { AxisName } from '../../engine/api/boards';
import type { Line, LineMove } from '../../game/line';
import { sameMove, samePlaces } from '../../game/move';
import { stretchesOf } from '../../game/move_text';
import { isOneRow, numberOfPlace, type LineGame } from '../../game/game';
import { kindsOfMove } from '../../study/kinds';
import type { StudyModel } from '../../study/study_model';
import { numbers } from '../../text/language';
import commonWords from '#words/common';
import t from '#words/moves';
import { sizeWords } from '../../text/places';
import layout from '../../ui/layout.module.css';
import { startHint } from '../board_words';
import { lineAxis, moveNumbers, placesOf } from '../names';
import type { SheetCell } from '../../ui/sheet/Sheet';
import styles from './moves.module.css';
import {
  AxisSelects,
  distancesFromCorner,
  lengthGivesKind,
  MoveTable,
  type AxisKind,
} from './MoveMatrix';

/**
 * The moves of the chosen or pointed corner, among all kinds on the board. A kind that doesn't fit the corner leaves
 * its field empty, so that the table stays still while the pointer moves over the board.
 */
export function CornerMoveTable({ model }: { readonly model: StudyModel }) {
  const board = model.view.board.value;
  const moves = model.view.moves.value;
  const chosen = model.view.chosen.value;
  if (board === undefined) return null;
  return (
    <MoveTable
      board={board}
      caption={t(lineAxis(board) === undefined ? 'corner-table' : 'corner-heading')}
      kindsOf={(axis) => kindsOn(board[axis], moves[axis])}
      place={(rowKind, columnKind) => {
        const [row, column] = [moves.rows[rowKind], moves.columns[columnKind]];
        return row && column && moves.goTogether(row, column)
          ? movePlace(model, row, column)
          : undefined;
      }}
      stop={chosen && kindsOfMove(board, chosen)}
      selects={() => <CornerSelects model={model} />}
    />
  );
}

/** The kinds, labelled by their lengths, or by the places that they turn. */
function kindsOn(line: Line, moves: readonly LineMove[]): AxisKind[] {
  return line.movesAt(line.size).map((move) => {
    const { kind, places } = move;
    const own = moves[kind]?.places.map((place) => numbers.whole(numberOfPlace(line.game, place)));
    return {
      kind,
      label: lengthGivesKind(line) ? numbers.whole(places.length) : (own?.join(', ') ?? '–'),
      distances: distancesFromCorner(line, move),
    };
  });
}

function movePlace(model: StudyModel, row: LineMove, column: LineMove): SheetCell {
  const move = moveWithKinds(row, column);
  const wins = model.view.wins(move);
  const size = sizeWords(moveNumbers(model.state.value.study, move));
  const isChosen = sameMove(move, model.view.chosen.value);
  return {
    value: MARK_SIGNS[wins === true ? 'winning' : 'possible'],
    look: wins === true ? styles.winning : styles.losing,
    marks: [isChosen && 'current'],
    press: {
      name: wins === undefined ? size : t(wins ? 'move-wins' : 'move-loses', { size }),
      onPress: () => model.choice.choose(move),
      isPressed: isChosen,
    },
  };
}

/**
 * Counts the moves of a corner that is only pointed at, as nobody could choose one. It has the same height without a
 * corner, so that the page doesn't jump.
 */
function CornerSelects({ model }: { readonly model: StudyModel }) {
  const { study } = model.state.value;
  const { game } = study;
  const line = lineAxis(study);
  const moves = model.view.moves.value;
  const isHeld = model.view.selection.value !== undefined;
  const shown = model.view.chosen.value ?? moveAfterStep(moves, undefined, 'next');
  const indexOf = (axis: AxisName) =>
    moves[axis].findIndex(({ places }) => shown && samePlaces(places, shown[axis]));
  const index = { rows: indexOf('rows'), columns: indexOf('columns') };
  const row = moves.rows[index.rows];
  const column = moves.columns[index.columns];

  const select = (axis: AxisName, wins: (move: LineMove) => boolean | undefined) => ({
    label: commonWords(placesOf(study, axis)),
    options: (isHeld ? moves[axis] : []).map((move, place) => {
      const sign = wins(move) === true ? ` ${MARK_SIGNS.winning}` : '';
      return [place, `${placesText(game[axis], move)}${sign}`] as const;
    }),
    value: index[axis],
    onChange: (place: number) => {
      const next = boardMoveWith(moves, axis, moves[axis][place], axis === 'rows' ? column : row);
      if (next !== undefined) model.choice.choose(next);
    },
  });

  const selects = {
    rows: select('rows', (other) => column && model.view.pairWins(other, column)),
    columns: select('columns', (other) => row && model.view.pairWins(row, other)),
  };
  const only = line ?? (isOneRow(game) ? 'columns' : undefined);
  return (
    <>
      <p class={layout.note}>
        {moves.rows.length === 0
          ? startHint(model)
          : line !== undefined
            ? t('too-many-on-line', { count: moves.count })
            : t('too-many', {
                rows: t('row-moves', { count: moves.rows.length }),
                columns: t('column-moves', { count: moves.columns.length }),
              })}
      </p>
      <AxisSelects axes={only === undefined ? Object.values(selects) : [selects[only]]} />
    </>
  );
}

/** `1, 3–5`: short, for a line of a list. */
function placesText(line: LineGame, { places }: LineMove): string {
  return stretchesOf(places)
    .map((ends) =>
      [...new Set(ends)].map((place) => numbers.whole(numberOfPlace(line, place))).join('–'),
    )
    .join(', ');
}
