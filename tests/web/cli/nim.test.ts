import { describe, expect, test } from 'vitest';
import { expectRefusal, success, tartan, tartanHere } from './program';

const nim = (...words: string[]) => tartan('nim', ...words);

describe('tartan nim', () => {
  test.each([
    ['2*9', '14'],
    ['√8 ⊕ sqrt(8) + 6⊗9', '1'],
    ['15⊘14', '12'],
    ['0x123456789abcdef0*0x76', String(0x84946b8cf1e11ef9n)],
    ['inv(6)^2 / 9^2', '1'],
    ['log(3)+0b100', '6'],
    ['*2+*3', '1'],
    ['（２＋\u200b３）＊４', '4'],
  ])('%s = %s', async (expression, value) => {
    expect(await nim(expression)).toEqual(success(`${value}\n`));
  });

  test('an expression in several words', async () => {
    expect(await nim('6', '⊗', '21')).toEqual(success('104\n'));
  });

  test('JSON', async () => {
    const { stdout } = await nim('25⊗40', '--json');
    expect(JSON.parse(stdout)).toEqual({
      expression: '25⊗40',
      value: '73',
      hex: '0x49',
      binary: '0b1001001',
    });
  });
});

describe('bad input: one line on standard error, status 2, nothing on standard output', () => {
  test('no expression', async () => {
    expectRefusal(await tartanHere('nim', '--json'), 'Write an expression');
  });

  test.each([
    ['2*(3+4', 'The parenthesis at character 3 has no partner.'],
    ['2*', 'At character 3 a number is missing.'],
    ['2 3', 'At character 3 something is not expected'],
    ['1/(3+3)', 'divided by 0'],
    ['log(0)', 'the logarithm of 0'],
    ['2^2^2', 'one ordinary whole number behind ^'],
    ['cos(3)', 'sqrt(...), inv(...) or log(...)'],
    ['$1', 'a result is asked for'],
    ['18446744073709551616', 'too large'],
    ['(('.repeat(40), 'deeper than 64'],
    ['1'.repeat(1001), 'at most 1,000 characters'],
  ])('%s', async (expression, expected) => {
    expectRefusal(await nim(expression), expected);
  });
});
