import { describe, expect, it } from 'vitest';
import {
  printedExpression,
  readExpression,
  resolvedExpression,
} from '../../../../web/src/pages/nimbers/calculator/expression_text';

describe('an expression in an address', () => {
  it.each([
    ['2 ⊗ 9', '2*9'],
    [' ( 3 ⊕ 0xff )⊘ 14 ', '(3+0xff)/14'],
    ['inv(14) ^ -2', 'inv(14)^-2'],
    ['*2 + *3 * *4', '2+3*4'],
    ['*2 ⊗*3 ⊘ (*0x1f)', '2*3/(0x1f)'],
    ['∗2 ⊕ √*8', '2+√8'],
    ['2**3', '2**3'],
  ])('has the signs of every keyboard: %s', (text, printed) => {
    expect(printedExpression(text)).toBe(printed);
    expect(printedExpression(readExpression(printed))).toBe(printed);
  });

  it('is read with the signs of nimbers', () => {
    expect(readExpression('2*9+(4/3)')).toBe('2 ⊗ 9 ⊕ (4 ⊘ 3)');
  });

  it('may be written by hand with a plus, which an address has for a blank', () => {
    const handWritten = new URLSearchParams('expression=2+0xf+(3)+$1+sqrt(8)').get('expression');
    expect(readExpression(handWritten ?? '')).toBe('2 ⊕ 0xf ⊕ (3) ⊕ $1 ⊕ sqrt(8)');
    expect(readExpression('2 + 9')).toBe('2 ⊕ 9');
    expect(readExpression('inv (3)')).toBe('inv (3)');
    const withStars = new URLSearchParams('expression=*2+*3+*+*4').get('expression');
    expect(readExpression(withStars ?? '')).toBe('*2 ⊕ *3 ⊗ *4');
  });

  it('has the values of earlier results, as nobody else has those', () => {
    const results = [{ value: 14n }, { value: 2n ** 64n - 1n }];
    expect(resolvedExpression('$1⊗$2 ⊕ $3', results)).toBe('14⊗18446744073709551615 ⊕ $3');
  });
});
