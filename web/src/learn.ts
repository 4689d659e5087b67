/** What Learn needs beside its view, fetched when it is opened. */
import { longStore } from './browser';
import type { GameEngine } from './engine/game_engine';
import { createLearnModel } from './pages/learn/learn_model';
import type { LearnModel } from './pages/learn/learn_model';
import { COURSE } from './pages/learn/lessons';
import type { AddressBar } from './study/address_keeping';

export function openLearn(engine: GameEngine, addressBar: AddressBar): LearnModel {
  const store = longStore(window, 'tartan-learn');
  const entropy = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return createLearnModel({ engine, addressBar, store, course: COURSE, entropy });
}
