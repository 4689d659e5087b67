/** The models of the Games page; loaded when it is opened. */
import { createTablesEngine } from '../engine/client/engines';
import type { StartWorkerPort } from '../engine/wire/port';
import { createGamesModel, type GamesModel } from '../pages/games/games_model';
import type { AddressBar } from '../study/address_writer';
import type { OpenBoard } from '../study/knowledge';

export function openGames(
  startTablesPort: StartWorkerPort,
  addressBar: AddressBar,
  openBoard: OpenBoard,
): GamesModel {
  return createGamesModel({
    engine: createTablesEngine(startTablesPort),
    addressBar,
    openBoard,
  });
}
