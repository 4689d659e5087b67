import { computed, signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { TablesEngine } from '../../../../web/src/engine/api/engine';
import { createNimbersModel } from '../../../../web/src/pages/nimbers/nimbers_model';
import type { LoadSection } from '../../../../web/src/pages/nimbers/part';
import type { SectionName } from '../../../../web/src/pages/nimbers/parts';
import { createFakeAddressBar } from '../../fake_address_bar';
import { fakeTime } from '../../fake_time';

fakeTime();

const rest = () => vi.advanceTimersByTimeAsync(1_000);

/** A section of the page with one setting, `n`. */
function createPart() {
  const n = signal('1');
  const load = vi.fn<LoadSection>(() =>
    Promise.resolve(() => ({
      settings: computed(() => [['n', n.value] as const]),
      visit: (query: URLSearchParams) => (n.value = query.get('n') ?? '1'),
      View: () => null,
    })),
  );
  return { n, load };
}

function open(hash: string) {
  const bar = createFakeAddressBar(hash);
  const [calculator, other] = [createPart(), createPart()];
  // Two sections stand in for all of the page's.
  const parts = { calculator: calculator.load, other: other.load } as unknown as Readonly<
    Record<SectionName, LoadSection>
  >;
  const keep = () => ({ read: () => undefined, write: () => undefined });
  const model = createNimbersModel({ engine: {} as TablesEngine, addressBar: bar, parts, keep });
  const visit = (address: string) => {
    bar.push(address);
    model.visit(new URLSearchParams(address.split('?')[1]));
  };
  model.visit(new URLSearchParams(hash.split('?')[1]));
  return { bar, model, calculator, other, visit, OTHER: 'other' as SectionName };
}

describe('the Nimbers page', () => {
  it('shows the part that the address names, else the calculator', () => {
    expect(open('#/nimbers?n=5').model.section.value).toBe('calculator');
    expect(open('#/nimbers?part=other&n=5').model.section.value).toBe('other');
    const { model } = open('#/nimbers?part=nowhere&n=5');
    expect([model.section.value, model.unknownPart.value]).toEqual(['calculator', 'nowhere']);
    expect(model.address.value).toBe('#/nimbers');
  });

  it('loads a part once, with what its address asks for', async () => {
    const { model, bar, calculator, other } = open('#/nimbers?n=5');
    expect(bar.hash).toBe('#/nimbers?n=5');
    const part = await model.open('calculator');
    expect([calculator.n.value, await model.open('calculator')]).toEqual(['5', part]);
    expect([calculator.load.mock.calls.length, other.load.mock.calls.length]).toEqual([1, 0]);
  });

  it('lets the address follow what is set, and leaves each part as it was', async () => {
    const { model, bar, calculator, visit, OTHER } = open('#/nimbers');
    await model.open('calculator');
    calculator.n.value = '7';
    await rest();
    expect(bar.hash).toBe('#/nimbers?n=7');
    visit('#/nimbers?part=other&n=3');
    expect(bar.hash).toBe('#/nimbers?part=other&n=3');
    await model.open(OTHER);
    expect(model.address.value).toBe('#/nimbers?part=other&n=3');
    expect(model.addresses.calculator.value).toBe('#/nimbers?n=7');
    visit(model.addresses.calculator.value);
    expect([model.section.value, calculator.n.value]).toEqual(['calculator', '7']);
  });

  it('writes no address once the reader has left', async () => {
    const { model, bar, calculator } = open('#/nimbers');
    await model.open('calculator');
    model.leave();
    bar.push('#/solve');
    calculator.n.value = '7';
    await rest();
    expect(bar.hash).toBe('#/solve');
  });

  it('can be asked again for a part that could not be loaded', async () => {
    const { model, calculator } = open('#/nimbers?n=5');
    calculator.load.mockRejectedValueOnce(new Error('offline'));
    await expect(model.open('calculator')).rejects.toThrow('offline');
    await model.open('calculator');
    expect(calculator.n.value).toBe('5');
  });
});
