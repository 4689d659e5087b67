import { describe, expect, it } from 'vitest';
import { LENGTH_FAMILIES } from '#catalogue';
import {
  lengthFamilyField,
  namedFamily,
  readLengthFamily,
} from '../../../../web/src/widgets/count/solve_fields';

const list = (typed: string) => readLengthFamily({ choice: 'list', list: typed });

describe('a length family', () => {
  it.each(LENGTH_FAMILIES)('%s is known to the solver by its name', (name) => {
    expect(readLengthFamily(namedFamily(name))).toEqual({ ok: true, value: name });
  });

  it.each([
    ['1,3,7', '1,3,7'],
    [' 1 3  7 ', '1,3,7'],
    ['7; 3; 1', '1,3,7'],
    ['3,3,1,', '1,3'],
    ['10, 9', '9,10'],
    ['007', '7'],
    ['100000000', '100000000'],
    ['١، ٣، ٧', '1,3,7'],
    ['１，३、७', '1,3,7'],
  ])('the list %j is %s', (typed, lengths) => {
    expect(list(typed)).toEqual({ ok: true, value: lengths });
  });

  it.each([
    ['', { kind: 'empty-list' }],
    [' , ;', { kind: 'empty-list' }],
    ['1, x, 3', { kind: 'not-a-length', entry: 'x' }],
    ['1, 0', { kind: 'not-a-length', entry: '0' }],
    ['-3', { kind: 'not-a-length', entry: '-3' }],
    ['2.5', { kind: 'not-a-length', entry: '2.5' }],
    ['1, 100000001', { kind: 'length-too-large', entry: '100000001' }],
  ])('the list %j is explained', (typed, problem) => {
    expect(list(typed)).toEqual({ ok: false, problem });
  });

  it('is shown by a field that reads the same again', () => {
    for (const lengths of [...LENGTH_FAMILIES, '1', '1,3,7', '2,5,1000']) {
      const field = lengthFamilyField(lengths);
      expect(field.ok && readLengthFamily(field.value)).toEqual({ ok: true, value: lengths });
    }
    expect(lengthFamilyField('cubes').ok).toBe(false);
  });
});
