/** Checking a move: only the chosen move is revealed, and a losing one gets a reply. */
import { describe, expect, it } from 'vitest';
import { fakeTime } from '../fake_time';
import { moveNimber } from '../../../web/src/game/board';
import { limitsOf } from '../../../web/src/game/limits';
import { positionAfterMove } from '../../../web/src/game/move';
import { nimberOf } from '../../../web/src/game/next_position';
import { apply, cell, move, openStudy, rest, rowsOf } from './open_study';

fakeTime();

const HIDDEN = 'rows=5&columns=5&answers=no';

async function openChosen(text: string, query = HIDDEN) {
  const opened = await openStudy(query);
  opened.model.choice.choose(move(opened.model, text));
  await rest();
  return opened;
}

describe('a move that is checked', () => {
  it('is told of alone, and so are its reasons', async () => {
    const { model, engine } = await openChosen('3x4');
    const winning = move(model, '3x4');
    expect([model.view.wins(winning), model.view.why.value, model.checking.canCheck.value]).toEqual(
      [...[undefined, undefined, true]],
    );
    model.checking.check();
    expect([
      model.view.wins(winning),
      model.view.why.value?.wins,
      model.checking.canCheck.value,
    ]).toEqual([...[true, true, false]]);
    expect([model.view.areOpen.value, model.view.wins(move(model, '1x1'))]).toEqual([
      false,
      undefined,
    ]);
    expect([model.view.heat.value, model.view.cornerCounts(cell(4, 3))?.wins]).toEqual([
      ...[undefined, undefined],
    ]);
    await rest();
    expect([model.refutation.reply.value, engine.callsOf('choose')]).toEqual([undefined, []]);
  });

  it('stays told when another one is looked at, until the position changes', async () => {
    const { model } = await openChosen('3x4');
    model.checking.check();
    const winning = move(model, '3x4');
    model.choice.choose(move(model, '1x1'));
    expect([model.view.why.value, model.checking.canCheck.value]).toEqual([undefined, true]);
    model.choice.choose(winning);
    expect([model.view.wins(winning), model.checking.canCheck.value]).toEqual([true, false]);
    apply(model, '1x1');
    await rest();
    model.choice.choose(move(model, '3x4'));
    expect(model.view.wins(winning)).toBeUndefined();
    model.moving.undo();
    expect(model.view.wins(winning)).toBe(true);
  });

  it('is answered by a winning move, which the board shows when it is asked to', async () => {
    const { model } = await openChosen('1x1');
    model.checking.check();
    await rest();
    const board = model.view.board.value!;
    const made = move(model, '1x1');
    const reply = model.refutation.reply.value!;
    const left = positionAfterMove(model.view.position.value, made);
    expect(moveNimber(board, reply)).toBe(nimberOf(board, left));
    const before = rowsOf(model);
    expect([model.view.imagined.value, model.refutation.isShown.value]).toEqual([undefined, false]);
    model.refutation.show();
    expect(model.view.imagined.value).toEqual({
      position: positionAfterMove(left, reply),
      last: reply,
    });
    expect([rowsOf(model), model.refutation.isShown.value]).toEqual([before, true]);
    model.refutation.hide();
    expect([model.view.imagined.value, model.refutation.reply.value]).toEqual([undefined, reply]);
  });

  it('is not answered any more once something else is done', async () => {
    const { model } = await openChosen('1x1');
    model.checking.check();
    await rest();
    model.refutation.show();
    model.choice.choose(move(model, '3x4'));
    expect([model.view.imagined.value, model.refutation.reply.value]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is answered again when it is checked again', async () => {
    const { model } = await openChosen('1x1');
    model.checking.check();
    await rest();
    const reply = model.refutation.reply.value!;
    expect(model.checking.canCheck.value).toBe(false);
    model.choice.choose(move(model, '3x4'));
    model.choice.choose(move(model, '1x1'));
    expect([model.view.wins(move(model, '1x1')), model.checking.canCheck.value]).toEqual([
      false,
      true,
    ]);
    model.checking.check();
    await rest();
    expect([model.refutation.reply.value, model.checking.canCheck.value]).toEqual([reply, false]);
    model.looks.showAnswers(true);
    model.choice.choose(move(model, '1x1'));
    expect(model.checking.canCheck.value).toBe(false);
  });

  it('counts as seen before a puzzle of the same position', async () => {
    const answers: boolean[] = [];
    const { model } = await openStudy(HIDDEN, {
      onAnswer: ({ seenBefore }) => answers.push(seenBefore),
    });
    model.choice.choose(move(model, '1x1'));
    model.checking.check();
    model.setUps.setMode('predict');
    model.predict.sayNone();
    expect(answers).toEqual([true]);
  });
});

describe('nothing can be checked', () => {
  it.each([
    ['without a move', HIDDEN, undefined],
    ['while what wins is seen', 'rows=5&columns=5', '3x4'],
    ['in a match', 'rows=5&columns=5&mode=play', '3x4'],
  ])('%s', async (_, query, text) => {
    const { model } = await openStudy(query);
    if (text !== undefined) model.choice.choose(move(model, text));
    model.checking.check();
    await rest();
    expect([model.checking.canCheck.value, model.view.hasRevealedVerdict.value]).toEqual([
      false,
      false,
    ]);
  });

  it('where answers are hidden', async () => {
    const { model } = await openStudy(HIDDEN, { limits: limitsOf(['answers']) });
    model.choice.choose(move(model, '1x1'));
    model.checking.check();
    expect(model.view.wins(move(model, '1x1'))).toBeUndefined();
  });
});
