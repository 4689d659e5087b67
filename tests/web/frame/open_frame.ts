/** A frame's model at its address, over an analyst that computes from the definitions. */
import { createFrameModel } from '../../../web/src/frame/frame_model';
import { readFrameSettings } from '../../../web/src/frame/settings';
import { createFakeAnalyst } from '../fake_analyst';
import { rest } from '../model/board/open_board';

export async function openFrame(search: string) {
  const analyst = createFakeAnalyst();
  const { limits, address } = readFrameSettings(search);
  const model = await createFrameModel({ analyst, address, limits });
  await rest(0);
  return { model, analyst };
}

export const boardForm = (values: object) =>
  JSON.stringify({ tartan: 'board', version: 1, rows: 5, columns: 5, ...values });
export const gameForm = (values: object) =>
  JSON.stringify({
    tartan: 'game',
    version: 1,
    rows: 5,
    columns: 5,
    opponent: 'person',
    ...values,
  });
