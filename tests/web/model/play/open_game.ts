/** A game opened at an address, with everything around it faked. */
import type { Cell, Rectangle } from '../../../../web/src/model/board/position';
import { createPlayModel } from '../../../../web/src/model/play/play_model';
import type { NewGame, PlayModel, PlayParts } from '../../../../web/src/model/play/play_model';
import { readRoute } from '../../../../web/src/model/route';
import type { SessionStore } from '../../../../web/src/model/session_store';
import { createFakeAddressBar } from '../../fake_address_bar';
import { createFakeAnalyst } from '../../fake_analyst';
import type { FakeCall } from '../../fake_analyst';
import { createFakeStore, rest, rowsOf } from '../board/open_board';

interface Surroundings extends Pick<PlayParts, 'wait'> {
  /** The model's own where there is none; 77 where nothing is said. */
  readonly randomSeed?: (() => number) | undefined;
  readonly store?: SessionStore;
  readonly hold?: readonly FakeCall['kind'][];
}

export async function openGame(query = '', around: Surroundings = {}) {
  const { store, hold, wait, randomSeed } = { randomSeed: () => 77, ...around };
  const analyst = createFakeAnalyst();
  analyst.hold = new Set(hold ?? []);
  const bar = createFakeAddressBar(addressWith(query));
  const keep = store ?? createFakeStore();
  const model = createPlayModel({
    analyst,
    addressBar: bar,
    keep,
    ...(randomSeed && { randomSeed }),
    ...(wait && { wait }),
  });
  const visit = () => model.visit(readRoute(bar.hash).query);
  visit();
  await rest(0);
  return { analyst, bar, store: keep, model, visit };
}

/** Of the Board page, with what comes after `mode=play`. */
export function addressWith(query: string): string {
  return query.startsWith('#') ? query : `#/board?mode=play&${query}`;
}

/** `4,3 4×3`: the corner, and then width and height. */
export function rectangle(text: string): Rectangle {
  const [column = 0, row = 0, width = 0, height = 0] = text.split(/[ ,×]/u).map(Number);
  return { column, row, width, height };
}

export function printed({ column, row, width, height }: Rectangle): string {
  return `${column},${row} ${width}×${height}`;
}

/** Makes a move as a person does who holds its corner and presses where it ends. */
export function makeMove(model: PlayModel, text: string) {
  const { column, row, width, height } = rectangle(text);
  model.press({ column, row });
  model.press(endOf({ column, row, width, height }));
}

export function endOf({ column, row, width, height }: Rectangle): Cell {
  return { column: column - width + 1, row: row - height + 1 };
}

/** The moves of the line, and a bar behind those that lead to what is shown. */
export function lineText(model: PlayModel): string {
  const moves = model.line.value.map(({ rectangle: move }) => printed(move));
  moves.splice(model.shown.value, 0, '|');
  return moves.join(' ; ');
}

/** The rows of the board from the top one down. */
export function discsOf(model: PlayModel): string {
  return rowsOf(model.position.value);
}

/** What is held and chosen: `4,3` or `4,3 4×3`. */
export function heldIn(model: PlayModel): string | undefined {
  const { selection } = model.table.state.value;
  if (selection === undefined) return undefined;
  const { corner, size } = selection;
  return size ? printed({ ...corner, ...size }) : `${corner.column},${corner.row}`;
}

/** The settings of the present game, for another one. */
export function settingsOf(model: PlayModel): NewGame {
  const { start, first, opponent, you } = model.game.value.setup;
  return { start, first, opponent, you };
}
