/** How an expression is written in an address, `2*9`, and on the page, `2 ⊗ 9`. */

/** Each sign on the page and in an address, and all ways in which the solver reads it. */
const SIGNS = [
  ['⊕', '+', /⊕/gu],
  ['⊗', '*', /[⊗×·⋅∗]/gu],
  ['⊘', '/', /[⊘÷∕]/gu],
] as const;

/** A star that marks the following number as a nimber. It is no product, as no operand is before it. */
const NIMBER_STAR = /(?<=^\s*|[+/(√×·⋅÷∕⊕⊗⊘]\s*|[*∗]\s+)[*∗](?=\d)/gu;

/** The expression with keyboard signs, without stars of nimbers, and without blanks around signs. */
export function printedExpression(text: string): string {
  const bare = text.replaceAll(NIMBER_STAR, '');
  return SIGNS.reduce((printed, [, key, spellings]) => printed.replaceAll(spellings, key), bare)
    .replaceAll(/\s*([-+*/^()])\s*/gu, '$1')
    .trim();
}

/** A hand-written link may contain +, which means a blank in an address. */
export function readExpression(printed: string): string {
  const text = printed.replaceAll(/([\da-f)])\s+(?=[\w$(√]|\*\d)/giu, '$1+');
  return SIGNS.reduce(
    (read, [sign, key]) => read.replaceAll(behindOperand(key), ` ${sign} `),
    text,
  ).trim();
}

/**
 * A sign between operands, with the blanks around it. A star without an operand before it marks a nimber; ** is
 * neither.
 */
const behindOperand = (key: string) => new RegExp(`(?<=[\\w)])\\s*\\${key}(?!\\${key})\\s*`, 'gu');

/** Replaces $1, $2, … by the values of earlier results; one that doesn't exist stays. */
export function resolvedExpression(
  text: string,
  results: readonly { readonly value: bigint }[],
): string {
  return text.replaceAll(/\$(\d+)/gu, (name, number: string) =>
    String(results[Number(number) - 1]?.value ?? name),
  );
}
