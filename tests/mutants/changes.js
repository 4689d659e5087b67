/**
 * Small changes that a test should notice. Each is { start, end, text }: `text` replaces the source from `start` to
 * `end`.
 */

/** Pairs that are swapped for each other. */
const PAIRS = '< <=, > >=, == !=, + -, * /, += -=, && ||, & |, |= &=, << >>, ++ --, true false';
const ONE_WAY = '% *, ^ |, ^= |=';

const inTwo = (list) => list.split(', ').map((pair) => pair.split(' '));
const swaps = [...inTwo(PAIRS), ...inTwo(PAIRS).map(([a, b]) => [b, a]), ...inTwo(ONE_WAY)];

/** Spaces around an operator tell it from a template's bracket, a reference and a sign. */
function swapped(code, from, to) {
  const escaped = from.replaceAll(/[|+*^]/gu, '\\$&');
  const edges = /\w/u.test(from) ? ['\\b', '\\b'] : ['(?<= )', '(?= )'];
  const [before, behind] = /^(?:\+\+|--)$/u.test(from) ? ['', ''] : edges;
  return allOf(code, new RegExp(before + escaped + behind, 'gu')).map((place) => change(place, to));
}

export function changesOf(source) {
  const code = withoutWords(source);
  return [
    ...swaps.flatMap(([from, to]) => swapped(code, from, to)),
    ...constants(code),
    ...returns(code),
    ...statements(code),
    ...conditions(code),
  ];
}

/**
 * The source with spaces for its comments, texts and directives, so that places stay. Code for WebAssembly alone and
 * assertions are blanked too: weakening an assertion changes nothing.
 */
function withoutWords(source) {
  const words =
    /^#ifdef __(?:EMSCRIPTEN|wasm)[^]*?^#(?:else|endif)|\/\/.*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\[^']+|[^'\\])'|^[ \t]*#.*|\b(?:static_)?assert\([^;]*;/gmu;
  return source.replaceAll(words, (word) => word.replaceAll(/[^\n]/gu, ' '));
}

const allOf = (code, pattern) =>
  Array.from(code.matchAll(pattern), ({ index, 0: text }) => ({ index, text }));

const change = ({ index, text }, to) => ({ start: index, end: index + text.length, text: to });

/** Increments and decrements constants. */
function constants(code) {
  return allOf(code, /(?<![\w.'])(?:0x[\da-f']+|\d[\d']*)(?:u|l)*(?![\w.'])/giu).flatMap(
    (found) => {
      const [, digits, suffix] = /^(0x[\da-f']+|[\d']+)(.*)$/iu.exec(found.text);
      const value = BigInt(digits.replaceAll("'", ''));
      const written = (number) => change(found, `${number}${suffix}`);
      return value === 0n ? [written(1n)] : [written(value + 1n), written(value - 1n)];
    },
  );
}

function returns(code) {
  return allOf(code, /\breturn /gu).flatMap(({ index }) => {
    const end = endOfStatement(code, index);
    const value = code.slice(index + 'return '.length, end - 1).trim();
    // These values are what {} gives, or a swap away from it.
    const isPlain = /^(?:\{\}|0|false|true|nullptr|std::nullopt|)$/u.test(value);
    return isPlain ? [] : [{ start: index, end, text: 'return {};' }];
  });
}

/** Removes calls, assignments and jumps; a declaration begins with two words and stays. */
function statements(code) {
  const begin =
    /^ *(?=(?:(?:\*|\+\+|--)?[\w:.>[\]()-]+(?:\(| [-+*/|&^<>%]*= |\+\+|--|;)|(?:\+\+|--)\w))/gmu;
  return allOf(code, begin).flatMap(({ index, text }) => {
    const start = index + text.length;
    const follows = /(?:[;{})]|\belse|\bdo|:)\s*$/u.test(code.slice(0, start));
    const isControl = /^(?:if|for|while|switch|return|case|default|public|private|using)\b/u.test(
      code.slice(start, start + 10),
    );
    const end = endOfStatement(code, start);
    return follows && !isControl && end ? [{ start, end, text: ';' }] : [];
  });
}

/** Replaces the condition of an if by true and by false, and that of a loop by false. */
function conditions(code) {
  return allOf(code, /\b(?:if(?: constexpr)?|while|for) \(/gu).flatMap(({ index, text }) => {
    const open = index + text.length;
    const parts = partsUntilClosed(code, open);
    const isFor = text.startsWith('for');
    // for (a; condition; b), if (a; condition)
    const part = isFor ? parts[1] : parts.at(-1);
    const condition = part ? code.slice(part.start, part.end) : '';
    // A condition that declares a variable, and a range loop, can't be replaced by a value.
    if (condition.trim() === '' || /\w[ *&]+\w+ = /u.test(condition)) return [];
    if (isFor && parts.length < 3) return [];
    const values = text.startsWith('if') ? ['true', 'false'] : ['false'];
    return values.map((value) => ({ ...part, text: value }));
  });
}

/** The end of the statement that begins here, after its semicolon; undefined if a block begins or ends first. */
function endOfStatement(code, start) {
  let depth = 0;
  for (let at = start; at < code.length; ++at) {
    const sign = code[at];
    if (depth === 0 && sign === ';') return at + 1;
    if ('([{'.includes(sign)) ++depth;
    if (')]}'.includes(sign) && --depth < 0) return undefined;
  }
  return undefined;
}

/** Splits the text of an open bracket at its semicolons. */
function partsUntilClosed(code, open) {
  const parts = [];
  let depth = 0;
  let start = open;
  for (let at = open; at < code.length; ++at) {
    const sign = code[at];
    if (depth === 0 && (sign === ';' || sign === ')')) {
      parts.push({ start, end: at });
      start = at + 1;
      if (sign === ')') return parts;
    }
    if ('([{'.includes(sign)) ++depth;
    if (')]}'.includes(sign)) --depth;
  }
  return [];
}
