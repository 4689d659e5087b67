/**
 * Isolates formulas in right-to-left texts. Between numbers and signs such a text would reverse the order: “1 × 4”
 * would appear as “4 × 1”. So each formula is isolated, U+2066 … U+2069, and runs from left to right.
 */

/** Stands for an argument of a message while its formulas are searched. */
const ARGUMENTS = { first: 0xe000, pattern: '[\\uE000-\\uF8FF]' };

const ATOM = `(?:${ARGUMENTS.pattern}|[A-Za-z0-9_.\\u0370-\\u03FF\\u2070-\\u209C²³¹…½′]|[−√])`;
/** `g(5)`, `{1, 1, 0}`, `3`, `x_k` */
const BRACKETS = `[({\\[](?:${ATOM}|[\\s,+−×⊕⊗<=≤–⁄])*[)}\\]]`;
const OPERAND = `(?:${ATOM}|${BRACKETS})+(?: (?=mex|mod))?(?:${ATOM}|${BRACKETS})*`;
const OPERATOR = '(?:\\s?[=×+−⊕⊗⊘<>≤≥≠∈·→⁄/]\\s?|[–^:~])';
const FORMULA = new RegExp(
  [
    `${OPERAND}(?:${OPERATOR}${OPERAND})+`,
    `[A-Za-z\\u0370-\\u03FF][\\u2080-\\u2089]?[({]${ATOM}[^)}\\u0600-\\u06FF]*[)}]`,
    // `0 0 1 1 2`, `2, 3, 5, 7`: with Arabic commas it's a list in the sentence.
    '[0-9]+(?:,? [0-9]+){2,}',
    `[−⊕⊗⊘]\\s?(?![.…])${ATOM}+`,
  ].join('|'),
  'gu',
);

/** Words of such a language, and arguments, which may contain some. */
const OTHER_WORDS = new RegExp(`[\\u0590-\\u08FF]|${ARGUMENTS.pattern}`, 'u');

/** The text with its formulas isolated; without other words, it is one formula as a whole. */
export function isolateFormulas(text) {
  const isWhole = !OTHER_WORDS.test(text) && text.search(FORMULA) >= 0;
  return isWhole ? isolated(text) : text.replaceAll(FORMULA, isolated);
}

function isolated(formula) {
  const [, start, inside, end] = /^(\s*)(.*?)([\s.,…:]*)$/su.exec(formula);
  return `${start}\u2066${inside}\u2069${end}`;
}

/** The pattern of a message with its formulas isolated, including those that contain arguments. */
export function isolateFormulasIn(pattern) {
  if (typeof pattern === 'string') return isolateFormulas(pattern);
  if (!Array.isArray(pattern)) return pattern;
  const parts = pattern.map((part) => (part.type === 'str' ? part.value : part));
  // Isolated by hand already.
  if (parts.includes('\u2066')) return pattern;
  const placeables = parts.filter((part) => typeof part !== 'string').map(isolatedVariants);
  let next = 0;
  const text = parts
    .map((part) => (typeof part === 'string' ? part : String.fromCharCode(ARGUMENTS.first + next++)))
    .join('');
  return isolateFormulas(text)
    .split(new RegExp(`(${ARGUMENTS.pattern})`, 'u'))
    .filter((part) => part !== '')
    .map((part) => placeables[part.charCodeAt(0) - ARGUMENTS.first] ?? part);
}

function isolatedVariants(part) {
  if (part.type !== 'select') return part;
  const variants = part.variants.map((variant) => ({
    ...variant,
    value: isolateFormulasIn(variant.value),
  }));
  return { ...part, variants };
}
