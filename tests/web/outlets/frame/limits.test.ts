/** What a frame's host may do where its reader may not; the limits themselves are the same as in any study. */
import { expect, it } from 'vitest';
import { fakeTime } from '../../fake_time';
import { lineText, press } from '../../study/open_study';
import { openFrame, settle, studyForm } from './open_frame';
import { printJson } from '../../../../web/src/game/json';
import { openJson } from '../../../../web/src/study/open_json';

fakeTime();

it('keeps to what its address hides and locks', async () => {
  const { model } = await openFrame('?rows=5&columns=5&move=3x4&hide=answers&lock=mode');
  expect([model.view.answers.value, model.setUps.offered.value]).toEqual(['hidden', []]);
});

it.each(['', '&lock=position'])('begins anew when its host resets it: %s', async (locked) => {
  const { model } = await openFrame(`?rows=4&columns=4&opponent=person${locked}`);
  model.setUps.setMode('play');
  press(model, '1x1');
  expect(lineText(model)).toBe('1x1 |');
  model.reset();
  expect(model.state.value.look.mode).toBe('explore');
  model.setUps.setMode('play');
  expect(lineText(model)).toBe('|');
  press(model, '1x2');
  model.setUps.setMode('explore');
  model.setUps.setMode('play');
  expect(lineText(model)).toBe('1x2 |');
});

it('binds the reader and not the host, and undo does not lead behind what the host did', async () => {
  const { model } = await openFrame('?rows=5&columns=5&lock=size,mode,position');
  const open = async (values: object) => {
    expect(await openJson(model, JSON.stringify(studyForm(values)))).toBeUndefined();
    await settle();
    return model.state.value;
  };
  expect(await open({ rows: 3, mode: 'predict' })).toMatchObject({
    look: { mode: 'predict' },
    study: { start: { rows: 3 } },
  });
  model.moving.undo();
  expect(model.view.position.value.rows).toBe(3);
  expect(await open({ game: 'rugs', rows: 4, mode: 'play' })).toMatchObject({
    look: { mode: 'play' },
    study: { game: { name: 'rugs' } },
  });
  expect((await open({ mode: 'edit' })).look.mode).toBe('explore');
  model.reset();
  expect(JSON.parse(printJson(model.state.value))).toMatchObject({
    tartan: 'study',
    rows: 5,
    mode: 'explore',
  });
});
