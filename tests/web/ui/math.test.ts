import type { ComponentChildren, VNode } from 'preact';
import { describe, expect, it } from 'vitest';
import { math } from '../../../web/src/ui/math';

/** The browser's HTML, without the wrapper of an unbreakable formula. */
function shown(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(shown).join('');
  if (typeof node !== 'object' || node === null) return node === false ? '' : String(node);
  const { type, props } = node as VNode<{ children?: ComponentChildren }>;
  const { children = '', ...attributes } = props;
  if (typeof type !== 'string') return shown(children);
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${type}${named.join('')}>${shown(children)}</${type}>`;
}

const whole = (row: string) => `<math dir="ltr"><mrow>${row}</mrow></math>`;
const sign = (of: string) => `<mo form="infix">${of}</mo>`;
const OPEN = '<mo stretchy="false">(</mo>';
const CLOSE = '<mo stretchy="false">)</mo>';

describe('a formula', () => {
  it('has numbers as the page writes them, letters and signs', () => {
    expect(shown(math`${1234567n} ⊗ a = ${0}`)).toBe(
      whole(`<mn>1,234,567</mn>${sign('⊗')}<mi>a</mi>${sign('=')}<mn>0</mn>`),
    );
  });

  it('may break at its marks', () => {
    expect(shown(math`1 ⊕| 2 =| ${3n}`)).toBe(
      `<span dir="ltr">${whole(`<mn>1</mn>${sign('⊕')}`)}<wbr></wbr>` +
        `${whole(`<mn>2</mn>${sign('=')}`)}<wbr></wbr>${whole('<mn>3</mn>')}</span>`,
    );
  });

  it('has indices, exponents of exponents and roots', () => {
    expect(shown(math`x_5`)).toBe(whole('<msub><mi>x</mi><mn>5</mn></msub>'));
    expect(shown(math`g_1(2)`)).toBe(
      whole(`<msub><mi>g</mi><mn>1</mn></msub>${OPEN}<mn>2</mn>${CLOSE}`),
    );
    expect(shown(math`g^2^${16} =`)).toBe(
      whole(`<msup><mi>g</mi><msup><mn>2</mn><mn>16</mn></msup></msup>${sign('=')}`),
    );
    expect(shown(math`√${9}`)).toBe(whole('<msqrt><mn>9</mn></msqrt>'));
  });

  it('has axes and nimbers of boards upright', () => {
    expect(shown(math`X^T`)).toBe(whole('<msup><mi>X</mi><mi mathvariant="normal">T</mi></msup>'));
    expect(shown(math`Γ`)).toBe(whole('<mi mathvariant="normal">Γ</mi>'));
  });

  it('has words, and brackets that keep their height', () => {
    expect(shown(math`mex {`)).toBe(whole('<mi>mex</mi><mo stretchy="false">{</mo>'));
  });

  it('has the range of a sum below it, in a line by itself', () => {
    expect(shown(math`∑_(a ⊗ b = Γ) a`)).toBe(
      '<math dir="ltr" display="block"><mrow><munder>' +
        '<mo>∑</mo><mrow>' +
        `<mi>a</mi>${sign('⊗')}<mi>b</mi>${sign('=')}` +
        '<mi mathvariant="normal">Γ</mi></mrow></munder><mi>a</mi></mrow></math>',
    );
  });
});
