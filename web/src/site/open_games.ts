/** What the Games page needs beside its view, fetched when it is opened. */
import { createTablesEngine } from '../engine/client/engines';
import type { StartPort } from '../engine/wire/port';
import { createGamesModel, type GamesModel } from '../pages/games/games_model';
import type { AddressBar } from '../study/address_keeping';
import type { StudyModel } from '../study/study_model';

export function openGames(
  startTablesPort: StartPort,
  addressBar: AddressBar,
  openBoard: StudyModel['openBoard'],
): GamesModel {
  return createGamesModel({
    engine: createTablesEngine(startTablesPort),
    addressBar,
    openBoard,
  });
}
