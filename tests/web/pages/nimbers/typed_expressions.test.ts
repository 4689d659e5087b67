/** Expressions as people type and paste them, evaluated by the solver, on a page in each language. */
import { afterAll, describe, expect, it } from 'vitest';
import { CalculatorModel } from '../../../../web/src/pages/nimbers/calculator/calculator_model';
import { LANGUAGES, languageCalled, speak } from '../../../../web/src/text/language';
import { createRealTables } from '../../engine/real_tables';
import { eventually } from '../../engine/eventually';

afterAll(() => speak(languageCalled('en')!));

const store = { read: () => undefined, write: () => undefined };

/** The calculator, at an address with nothing to evaluate unless it's given. */
function open(query = 'expression='): CalculatorModel {
  const model = new CalculatorModel(createRealTables(), store);
  model.visit(new URLSearchParams(query));
  return model;
}

async function outcomeOf({ outcome }: CalculatorModel) {
  await eventually(() => expect(outcome.value.status).not.toBe('none'));
  return outcome.value;
}

describe.each(LANGUAGES)('on a page in $name', (language) => {
  it.each([
    ['（2+3）*4', 4n],
    ['（２＋３）＊４', 4n],
    ['2＊3', 1n],
    ['sqrt（5）', 6n],
    ['2＾2／3', 1n],
    ['０ｘ１ｆ', 31n],
    ['2\u3000⊗\u30003', 1n],
    ['٢ ⊗ ٣', 1n],
    ['\u20682 ⊗ 3\u2069', 1n],
    ['\u200e1\u200b2\u00ad3 + 0\ufeff', 123n],
    ['2 ∗ 3 ∕ 3', 2n],
    ['2 × 3 ÷ 3', 2n],
    ['*2+*3', 1n],
    ['*2 + *3 * *4', 14n],
    ['＊２＋＊３', 1n],
    ['*0', 0n],
    ['2 ⊗*3', 1n],
  ])('%s', async (typed, value) => {
    speak(language);
    const model = open();
    model.edit(typed);
    expect(await outcomeOf(model)).toMatchObject({ step: { value } });
    // Opening the link gives the same.
    const query = new URLSearchParams(model.settings.value.map(([...pair]) => pair));
    expect(query.get('expression')).toMatch(/^[\da-z+*/^()]+$/u);
    expect(await outcomeOf(open(query.toString()))).toMatchObject({ step: { value } });
  });
});

it('leaves in its field what is typed, and says at which of its signs a mistake is', async () => {
  const model = open();
  model.edit('（２＋\u200b三）');
  expect(await outcomeOf(model)).toMatchObject({ fault: { begin: 3, end: 4 } });
  expect(model.expression.value).toBe('（２＋三）');
});
