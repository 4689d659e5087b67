/** The scene that the board shows of a study. */
import type { BoardScene, BoardMark, MarkedCell, MarkedMove } from '../board/state';
import { eachMove, moveWithKinds, type CornerMoves } from '../game/board';
import { endDeterminesMove, placesToPress, movesMatchingDraft } from '../game/draft';
import { isPictureSized } from '../game/game';
import type { LineMove } from '../game/line';
import { cornerOf, endOf, sameMove, type Move } from '../game/move';
import { placeOf, sameCell, type Cell, type Position } from '../game/position';
import type { StudyModel } from '../study/study_model';
import type { Highlight } from '../study/view';

export function sceneOf(model: StudyModel): BoardScene {
  const { study, look } = model.state.value;
  const shown = model.view.imagined.value;
  const position = shown?.position ?? model.view.position.value;
  const { rows, columns, coins } = position;
  const { game } = study;
  const board = model.view.board.value;
  const hasGrundy = look.overlays.includes('grundy');
  const light = model.view.light.value;
  return {
    rows,
    columns,
    rowsUpward: game.rowsUpward,
    rowOrigin: game.rows.origin,
    columnOrigin: game.columns.origin,
    discs: coins,
    animated: look.mode !== 'edit',
    heat: model.view.heat.value,
    values: model.view.values.value,
    cancelled: shown?.cancelled ?? (model.view.explains.value ? NONE_CANCELLED : undefined),
    columnNumbers: hasGrundy ? board?.columns.grundyNumbers : undefined,
    rowNumbers: hasGrundy ? board?.rows.grundyNumbers : undefined,
    litRows: light?.rows,
    litColumns: light?.columns,
    litDiscs: (light && litCoins(model, position, light)) ?? shown?.left,
    last: shown?.last ?? lastMove(model),
    ...choiceOf(model),
  };
}

/** Makes black discs have no numbers. */
const NONE_CANCELLED = new Uint8Array();

/** True while moves are being chosen; otherwise no selection is shown. */
function choosesMoves(model: StudyModel): boolean {
  const { mode } = model.state.value.look;
  if (mode !== 'play' || isReviewing(model)) return mode !== 'edit';
  return model.match.phase.value.kind === 'to-move';
}

export function isReviewing(model: StudyModel): boolean {
  return model.state.value.look.review !== undefined;
}

/** The last move of a match; in a review the move that was played here, while another is shown. */
export function lastMove(model: StudyModel): Move | undefined {
  const { mode, review } = model.state.value.look;
  if (mode !== 'play') return undefined;
  const made = model.line.moves.value[(review ?? model.line.shown.value) - 1]?.move;
  return isReviewing(model) && sameMove(made, model.view.chosen.value) ? undefined : made;
}

/** The shown corner with its moves, and help for choosing one. */
function choiceOf(model: StudyModel) {
  const help = [...hintSpots(model), ...refusedSpots(model)];
  if (!choosesMoves(model)) return { moves: [], spots: help };
  const moves = model.view.moves.value;
  const held = model.view.selection.value?.corner;
  const chosen = model.view.chosen.value;
  // In a preview marks would hide the highlights, and hatching would look like struck-out values.
  if (model.view.imagined.value)
    return { moves: [], spots: [], chosen: chosen && { ...chosen, mark: 'possible' as const } };
  return {
    moves: outlined(model, moves).map((move) => marked(model, move)),
    spots: [...endSpots(model), ...draftSpots(model), ...help],
    corner: held ?? (moves.count > 0 ? model.view.corner.value : undefined),
    cornerIsHeld: held !== undefined,
    chosen: frameOf(model, chosen ?? model.view.selection.value?.draft),
  };
}

/** The corners that hints mark: in a match until one is chosen. */
export function hintedCorners(model: StudyModel): readonly Cell[] {
  const { corner } = model.predict.hint.value;
  if (model.state.value.look.mode === 'predict') return corner === undefined ? [] : [corner];
  return isReviewing(model) ? [] : model.match.hint.value.corners;
}

function hintSpots(model: StudyModel): MarkedCell[] {
  const isHeld = model.view.selection.value !== undefined;
  if (isHeld && model.state.value.look.mode === 'play') return [];
  return hintedCorners(model).map((cell) => ({ ...cell, mark: 'winning' }));
}

function refusedSpots(model: StudyModel): MarkedCell[] {
  const refusal = model.choice.refusal.value;
  return refusal?.kind === 'corner-tails' || refusal?.kind === 'no-moves'
    ? [{ ...refusal.cell, mark: 'refused' }]
    : [];
}

function litCoins(
  model: StudyModel,
  position: Position,
  { coins, cells = [] }: Highlight,
): Uint8Array | undefined {
  if (coins === undefined && cells.length === 0) return undefined;
  // Rings around every disc would hide a picture.
  if (coins !== undefined && coins.value === undefined && isPictureSized(position))
    return undefined;
  const values = model.view.board.value?.coinValues;
  const isOfValue = (place: number) =>
    coins !== undefined && (coins.value === undefined || values?.[place] === coins.value);
  const lit = position.coins.map((coin, place) => (isOfValue(place) ? coin : 0));
  for (const cell of cells) lit[placeOf(position, cell)] = 1;
  return lit;
}

/** More outlines or spots could not be told apart. */
const MAX_OUTLINES = 12;
const MAX_SPOTS = 2500;

/**
 * The moves to outline. With a chosen corner, the move that ends under the pointer, unless that is the corner itself,
 * where a press steps to the next move; otherwise all moves, or only winning ones if there are many.
 */
function outlined(model: StudyModel, moves: CornerMoves): readonly Move[] {
  const pointed = model.view.pointed.value;
  const selection = model.view.selection.value;
  if (selection !== undefined && pointed !== undefined && !sameCell(pointed, selection.corner)) {
    const previewed = model.view.moveAt(pointed);
    if (previewed !== undefined) return [previewed];
  }
  if (model.view.chosen.value !== undefined || selection?.draft !== undefined) return [];
  // Moves of many coins would overlap.
  const most =
    model.view.board.value && !endDeterminesMove(model.view.board.value) ? 1 : MAX_OUTLINES;
  return moves.count <= most ? eachMove(moves) : winningMoves(model, moves, most);
}

/** The ends of the corner's moves; only of winning ones if there are too many. */
export function endSpots(model: StudyModel): MarkedCell[] {
  const moves = model.view.moves.value;
  if (!model.view.board.value || !endDeterminesMove(model.view.board.value)) return [];
  const shown = moves.count <= MAX_SPOTS ? eachMove(moves) : winningMoves(model, moves, MAX_SPOTS);
  return shown.map((move) => ({ ...endOf(move), mark: markOf(model, move) }));
}

/** Empty if there are more than `most`. */
function winningMoves(model: StudyModel, { rows, columns }: CornerMoves, most: number): Move[] {
  const corner = model.view.corner.value;
  const count = corner && model.view.cornerCounts(corner)?.wins;
  if (count === undefined || count > most) return [];
  return winningRows(model, rows, columns).flatMap((row) =>
    columns
      .filter((column) => model.view.pairWins(row, column) === true)
      .map((column) => moveWithKinds(row, column)),
  );
}

/** The row moves that win together with one of the column moves. */
function winningRows(
  model: StudyModel,
  rows: readonly LineMove[],
  columns: readonly LineMove[],
): readonly LineMove[] {
  const others = oneOfEachNimber(columns);
  const winning = new Set(
    oneOfEachNimber(rows)
      .filter((row) => others.some((column) => model.view.pairWins(row, column) === true))
      .map(({ moveNimber }) => moveNimber),
  );
  return rows.filter(({ moveNimber }) => winning.has(moveNimber));
}

/** Caches wins by the two move nimbers, of which there are fewer than 256. */
function oneOfEachNimber(moves: readonly LineMove[]): readonly LineMove[] {
  return [...new Map(moves.map((move) => [move.moveNimber, move])).values()];
}

/**
 * If moves are chosen coin by coin: the coins of the corner's row and column that can be pressed next. A marked one
 * leads to a winning move.
 */
export function draftSpots(model: StudyModel): MarkedCell[] {
  const moves = model.view.moves.value;
  const draft = model.view.draft.value;
  const board = model.view.board.value;
  if (!draft || !board || endDeterminesMove(board)) return [];
  const corner = cornerOf(draft);
  const rows = movesMatchingDraft(board.rows, moves.rows, draft.rows);
  const columns = movesMatchingDraft(board.columns, moves.columns, draft.columns);
  const spots = (axis: 'row' | 'column', all: readonly LineMove[], win: readonly LineMove[]) => {
    const line = board[`${axis}s`];
    const winning = placesToPress(line, win);
    return [...placesToPress(line, all)]
      .filter((place) => place !== corner[axis] && !draft[`${axis}s`].includes(place))
      .map((place) => ({
        ...corner,
        [axis]: place,
        mark: winning.has(place) ? ('winning' as const) : ('possible' as const),
      }));
  };
  return [
    ...spots('row', rows, winningRows(model, rows, columns)),
    ...spots('column', columns, winningRows(model, columns, rows)),
  ];
}

function frameOf(model: StudyModel, move: Move | undefined): MarkedMove | undefined {
  return move && marked(model, move);
}

function marked(model: StudyModel, move: Move): MarkedMove {
  return { ...move, mark: markOf(model, move) };
}

function markOf(model: StudyModel, move: Move): BoardMark {
  return model.view.wins(move) === true ? 'winning' : 'possible';
}
