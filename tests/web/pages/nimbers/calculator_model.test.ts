import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../../../../web/src/engine/api/tables';
import type { TablesEngine } from '../../../../web/src/engine/api/engine';
import { CalculatorModel } from '../../../../web/src/pages/nimbers/calculator/calculator_model';
import { CRASH } from '../../crash';
import { nextTurn } from '../../turns';

interface Call {
  readonly request: { readonly text: string; readonly earlier: readonly bigint[] };
  readonly answer: (evaluation: Evaluation) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** An engine that answers when a test tells it to. */
function createFakeEngine() {
  const asked: Call[] = [];
  const engine = {
    ask: (_: string, request: Call['request']) =>
      new Promise<unknown>((resolve, reject) => {
        asked.push({
          request,
          answer: (evaluation) => {
            resolve(evaluation);
            return nextTurn();
          },
          fail: (error) => {
            reject(error);
            return nextTurn();
          },
        });
      }),
    dispose: () => undefined,
  } as unknown as TablesEngine;
  return { engine, asked, last: () => asked.at(-1)! };
}

function createStore() {
  let kept: string | undefined;
  return { read: () => kept, write: (text: string) => (kept = text) };
}

const number = (value: bigint): Evaluation => ({
  step: { operation: 'number', value, exponent: 0n, begin: 0, end: 1, operands: [] },
});

function open(query = '', store = createStore()) {
  const { engine, asked, last } = createFakeEngine();
  const model = new CalculatorModel(engine, store);
  model.visit(new URLSearchParams(query));
  const keep = async (text: string, value: bigint) => {
    model.edit(text);
    await last().answer(number(value));
    model.storeResult();
  };
  return { model, asked, last, keep, store };
}

describe('the calculator', () => {
  it('begins with an example, which is nothing that anybody set', async () => {
    const { model, last } = open();
    expect([last().request.text, model.settings.value]).toEqual(['6 ⊗ 21', []]);
    await last().answer(number(104n));
    expect(model.outcome.value).toMatchObject({ status: 'answered', text: '6 ⊗ 21' });
  });

  it('works out what is typed, and says what is wrong with it', async () => {
    const { model, asked, last } = open('expression=2*9');
    model.edit('2 ⊗ 10');
    expect([last().request.text, model.outcome.value]).toEqual(['2 ⊗ 10', { status: 'none' }]);
    const fault = { kind: 'missing-operand', begin: 1, end: 1 } as const;
    await last().answer({ fault });
    expect(model.outcome.value).toEqual({ status: 'faulty', text: '2 ⊗ 10', fault });
    model.edit(' ');
    expect([model.outcome.value, asked.length]).toEqual([{ status: 'none' }, 2]);
    expect(model.settings.value).toEqual([['expression', '']]);
  });

  it('says why it failed, and tries again', async () => {
    const { model, last } = open();
    await last().fail(CRASH);
    expect(model.outcome.value).toMatchObject({ status: 'failed', error: CRASH });
    const outcome = model.outcome.value;
    if (outcome.status === 'failed') outcome.again();
    await last().answer(number(104n));
    expect(model.outcome.value.status).toBe('answered');
  });

  it('keeps results for later expressions, whose link has their values', async () => {
    const { model, last, keep } = open();
    await keep('2 ⊗ 9', 14n);
    await keep('3', 3n);
    model.edit('$1 ⊕ $2');
    expect(last().request).toEqual({ text: '$1 ⊕ $2', earlier: [14n, 3n] });
    expect(model.settings.value).toEqual([['expression', '14+3']]);
  });

  it('keeps nothing that is not worked out yet', async () => {
    const { model, keep } = open();
    await keep('5', 5n);
    model.edit('6');
    model.storeResult();
    expect(model.results.value).toHaveLength(1);
  });

  it('is after a reload as it was typed, with its results', async () => {
    const { model, keep, store } = open();
    await keep('2 ⊗ 9', 14n);
    model.edit('$1⊗3');
    const query = new URLSearchParams(model.settings.value.map(([...pair]) => pair)).toString();
    const { model: again } = open(query, store);
    expect(again.expression.value).toBe('$1⊗3');
    expect(again.results.value).toEqual([{ text: '2 ⊗ 9', value: 14n }]);
    expect(open('expression=7', store).model.expression.value).toBe('7');
  });

  it('puts values in place of results that are cleared', async () => {
    const { model, keep } = open();
    await keep('2 ⊗ 9', 14n);
    model.edit('$1 ⊕ 1');
    model.forgetResults();
    expect([model.expression.value, model.results.value]).toEqual(['14 ⊕ 1', []]);
  });

  it('does without a store, and with one that has something else', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    expect(open('', { read: forbidden, write: forbidden }).model.results.value).toEqual([]);
    const store = { read: () => '{"expression":1}', write: () => '' };
    expect(open('', store).model.results.value).toEqual([]);
  });
});
