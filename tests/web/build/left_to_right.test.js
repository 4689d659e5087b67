import { expect, it } from 'vitest';
import { isolateFormulas, isolateFormulasIn } from '../../../web/build/left_to_right.js';
import { parseWords } from '../../../web/build/words.js';

/** Makes the isolates visible. */
const seen = (text) => text.replaceAll('\u2066', '⟨').replaceAll('\u2069', '⟩');

it.each([
  ['لوح 5 × 5.', 'لوح ⟨5 × 5⟩.'],
  ['قيمة g(5) هي 2', 'قيمة ⟨g(5)⟩ هي 2'],
  ['أي mex{0, 1, 3} = 2، إذن', 'أي ⟨mex{0, 1, 3} = 2⟩، إذن'],
  ['لأن 1 ⊕ 3 = 2 ليس 0', 'لأن ⟨1 ⊕ 3 = 2⟩ ليس 0'],
  ['الصفوف 2–5', 'الصفوف ⟨2–5⟩'],
  ['مثل 2, 3, 5, 7.', 'مثل ⟨2, 3, 5, 7⟩.'],
  ['يبدأ 0 0 1 1 2 …', 'يبدأ ⟨0 0 1 1 2⟩ …'],
  ['العدد −1، و⊕ gₙ', 'العدد ⟨−1⟩، و⟨⊕ gₙ⟩'],
  ['P(n) / n^(5/2)', '⟨P(n) / n^(5/2)⟩'],
  ['log P(n)', '⟨log P(n)⟩'],
  // Punctuation without a direction of its own stays as it is.
  ['0، 1، 2، …', '0، 1، 2، …'],
  ['العملية ⊗ على الأعداد', 'العملية ⊗ على الأعداد'],
  ['لعبة Mock Turtles', 'لعبة Mock Turtles'],
])('The formulas of “%s” are isolated', (text, isolated) => {
  expect(seen(isolateFormulas(text))).toBe(isolated);
});

it('Arguments are parts of formulas', () => {
  const partsOf = (message) => {
    const { a } = parseWords(`a = ${message}\n`, 'ar');
    const parts = isolateFormulasIn(a);
    return parts.map((part) => (typeof part === 'string' ? seen(part) : part.name ?? part.type));
  };
  expect(partsOf('لوح { $rows } × { $columns }')).toEqual(['لوح ⟨', 'rows', ' × ', 'columns', '⟩']);
  expect(partsOf('{ $count } نقلات')).toEqual(['count', ' نقلات']);
  // Text in which a translator wrote isolates gets no others.
  expect(partsOf('و{"\\u2066"}{ $a } = 1{"\\u2069"}')[1]).toBe('str');
});
