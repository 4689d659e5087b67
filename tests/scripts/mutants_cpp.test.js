/** The mutants of the solver, on small pieces of source. */
import { expect, test } from 'vitest';
import { changesOf } from '../mutants/changes.js';

const mutantsOf = (source) =>
  changesOf(source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );

test('an operator, a constant and a value that is returned', () => {
  expect(mutantsOf('return a < 2;')).toEqual([
    'return a <= 2;',
    'return a < 3;',
    'return a < 1;',
    'return {};',
  ]);
  expect(mutantsOf('x ^= y << n;')).toEqual(['x ^= y >> n;', 'x |= y << n;']);
  expect(mutantsOf('for (const auto& x : xs) ++x;')).toEqual(['for (const auto& x : xs) --x;']);
});

test('a condition both ways, and of a loop the one that ends it', () => {
  expect(mutantsOf('if (f(a)) b();')).toEqual(['if (true) b();', 'if (false) b();']);
  expect(mutantsOf('if (set(); f(a)) b();')).toEqual([
    'if (set();true) b();',
    'if (set();false) b();',
  ]);
  expect(mutantsOf('while (f(a)) b();')).toEqual(['while (false) b();']);
  expect(mutantsOf('for (k = n; f(k); step()) b();')).toEqual(['for (k = n;false; step()) b();']);
});

test('a statement is left out with all its lines, a declaration never', () => {
  const source = '{\n  visit(a,\n        [] { b(); });\n  auto c =\n      d();\n}\n';
  expect(mutantsOf(source)).toEqual(['{\n  ;\n  auto c =\n      d();\n}\n']);
});

test('constants keep their suffix', () => {
  expect(mutantsOf("f(1'000U)")).toEqual(['f(1001U)', 'f(999U)']);
  expect(mutantsOf('f(0x0f)')).toEqual(['f(16)', 'f(14)']);
});

test('comments, texts, directives, assertions, templates and names have none', () => {
  for (const source of [
    '// a < 1',
    '/* a < 1\n   a + 1 */',
    'f("a < 1", \'1\', u8"\\"1");',
    '#include <a1> // 1 + 1',
    '#ifdef __EMSCRIPTEN__\na = b + 1;\n#endif\n',
    'static_assert(a < 1, "a");',
    'assert(a != nullptr);',
    'std::uint32_t a32(T&& b);',
  ])
    expect(mutantsOf(source), source).toEqual([]);
});
