/** The models of the Nimbers page; loaded when it is opened. */
import { tabStore } from './browser';
import { createTablesEngine } from '../engine/client/engines';
import type { StartWorkerPort } from '../engine/wire/port';
import { createNimbersModel, type NimbersModel } from '../pages/nimbers/nimbers_model';
import { NIMBERS_SECTIONS } from '../pages/nimbers/parts';
import type { AddressBar } from '../study/address_writer';

export function openNimbers(
  startTablesPort: StartWorkerPort,
  addressBar: AddressBar,
): NimbersModel {
  return createNimbersModel({
    engine: createTablesEngine(startTablesPort),
    addressBar,
    parts: NIMBERS_SECTIONS,
    keep: (name) => tabStore(window, `tartan-nimbers-${name}`),
  });
}
