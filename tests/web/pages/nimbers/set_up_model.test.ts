import { describe, expect, it } from 'vitest';
import { SolverError } from '../../../../web/src/engine/api/errors';
import { schemaOf, wholeNumberSetting } from '../../../../web/src/game/schema';
import { SetUpModel } from '../../../../web/src/pages/nimbers/set_up_model';
import { eventually } from '../../engine/eventually';

/** A set-up whose value is a number, and whose moves subtract from it. */
function openModel() {
  const asked: { state: number; answer: (doubled: number) => void }[] = [];
  const model = new SetUpModel<number, number, number>({
    read(query) {
      const { settings, rejected } = schemaOf({ n: wholeNumberSetting(0, 1_000, 10) }).read(query);
      return { state: settings.n, rejected };
    },
    format: (n) => [['n', String(n)]],
    ask: (state) =>
      state > 100
        ? Promise.reject(new SolverError({ kind: 'too-many-moves', message: '' }))
        : new Promise((answer) => asked.push({ state, answer })),
    afterMove: (n, move) => n - move,
  });
  const visit = (query: string) => model.visit(new URLSearchParams(query));
  return { model, asked, visit };
}

describe('what a reader sets up', () => {
  it('comes from the address and goes back into it', () => {
    const { model, visit } = openModel();
    visit('n=7');
    expect(model.state.value).toBe(7);
    model.change(8);
    expect(model.settings.value).toEqual([['n', '8']]);
  });

  it('is as usual where the address is bad, until something is changed', () => {
    const { model, visit } = openModel();
    visit('n=x');
    expect(model.state.value).toBe(10);
    expect(model.rejected.value).toEqual([{ key: 'n', value: 'x' }]);
    model.change(11);
    expect(model.rejected.value).toEqual([]);
  });

  it('is asked about from the first visit on, and known until something else is', async () => {
    const { model, asked, visit } = openModel();
    expect(asked).toEqual([]);
    visit('n=7');
    expect(asked.map(({ state }) => state)).toEqual([7]);
    asked[0]?.answer(14);
    await eventually(() => expect(model.known.value).toMatchObject({ question: 7, answer: 14 }));
    model.change(8);
    expect(model.known.value).toMatchObject({ question: 7 });
  });

  it('may be refused, until something else is answered', async () => {
    const { model, asked, visit } = openModel();
    visit('n=101');
    await eventually(() => expect(model.failed.value?.error.kind).toBe('too-many-moves'));
    model.change(1);
    asked[0]?.answer(2);
    await eventually(() => expect(model.failed.value).toBeUndefined());
  });
});

describe('the way back', () => {
  it('leads over moves and changes, one step for each gesture', () => {
    const { model, visit } = openModel();
    visit('n=10');
    expect(model.canUndo.value).toBe(false);
    model.change(1, 'typing');
    model.change(12, 'typing');
    model.play(4);
    expect(model.step.value).toEqual({ kind: 'played', before: 12, move: 4 });
    expect(model.state.value).toBe(8);
    model.undo();
    expect([model.state.value, model.step.value.kind]).toEqual([12, 'undone']);
    model.undo();
    expect(model.state.value).toBe(10);
    model.undo();
    expect([model.state.value, model.canUndo.value]).toEqual([10, false]);
  });

  it('has no step for another look', () => {
    const { model, visit } = openModel();
    visit('n=10');
    model.look(11);
    expect([model.state.value, model.canUndo.value]).toEqual([11, false]);
  });

  it('stays where the reader comes back to the same address, and ends at another', () => {
    const { model, visit } = openModel();
    visit('n=10');
    model.change(11);
    visit('n=11');
    expect(model.canUndo.value).toBe(true);
    visit('n=5');
    expect(model.canUndo.value).toBe(false);
  });
});
