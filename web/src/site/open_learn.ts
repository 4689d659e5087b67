/** The models of Learn; loaded when it is opened. */
import { longStore } from './browser';
import type { GameEngine } from '../engine/api/engine';
import type { StartWorkerPort } from '../engine/wire/port';
import { createTablesEngine } from '../engine/client/engines';
import { createLearnModel, type LearnModel } from '../activity/lesson/learn_model';
import { LESSONS_IN_ORDER } from '../activity/lesson/lessons';
import type { AddressBar } from '../study/address_writer';

export function openLearn(
  engine: GameEngine,
  startPort: StartWorkerPort,
  startTablesPort: StartWorkerPort,
  addressBar: AddressBar,
  canSave: boolean,
): LearnModel {
  const tables = createTablesEngine(startTablesPort);
  const store = longStore(window, 'tartan-learn');
  const entropy = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const loadCloth = async () => (await import('./open_cloth')).openCloth(startPort);
  return createLearnModel({
    engine,
    tables,
    loadCloth,
    addressBar,
    store,
    course: LESSONS_IN_ORDER,
    canSave,
    entropy,
  });
}
