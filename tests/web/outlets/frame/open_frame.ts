/** Opens a frame's model at its address, over the real engine. */
import { vi } from 'vitest';
import { createFrameModel } from '../../../../web/src/outlets/frame/frame_model';
import { readFrameSettings } from '../../../../web/src/outlets/frame/settings';
import type { FrameState } from '../../../../web/src/outlets/element/messages';
import { createFakeEngine } from '../../study/fake_engine';

export async function openFrame(search: string) {
  const engine = createFakeEngine();
  const { limits, address } = readFrameSettings(search);
  const model = createFrameModel({ engine, address, limits });
  await settle();
  return { model, engine };
}

/** Waits until all requests to the engine are answered. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

export const studyForm = (values: object): FrameState => ({
  tartan: 'study',
  version: 2,
  rows: 5,
  columns: 5,
  opponent: 'person',
  ...values,
});
