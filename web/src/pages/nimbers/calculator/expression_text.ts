/** How an expression is written in an address, `2*9`, and on the page, `2 ⊗ 9`. */

/** Each sign as the page and as an address has it, and in what ways the solver reads it. */
const SIGNS = [
  ['⊕', '+', /⊕/gu],
  ['⊗', '*', /[⊗×·⋅∗]/gu],
  ['⊘', '/', /[⊘÷∕]/gu],
] as const;

/** A star that says of the number behind it that it is a nimber. It is no product, as no operand is before it. */
const NIMBER_STAR = /(?<=^\s*|[+/(√×·⋅÷∕⊕⊗⊘]\s*|[*∗]\s+)[*∗](?=\d)/gu;

/** With the signs that every keyboard has, without stars of nimbers, and without blanks around the signs. */
export function printedExpression(text: string): string {
  const bare = text.replaceAll(NIMBER_STAR, '');
  return SIGNS.reduce((printed, [, key, spellings]) => printed.replaceAll(spellings, key), bare)
    .replaceAll(/\s*([-+*/^()])\s*/gu, '$1')
    .trim();
}

/** Somebody who writes a link by hand may write + in it, which an address has for a blank. */
export function readExpression(printed: string): string {
  const text = printed.replaceAll(/([\da-f)])\s+(?=[\w$(√]|\*\d)/giu, '$1+');
  return SIGNS.reduce(
    (read, [sign, key]) => read.replaceAll(behindOperand(key), ` ${sign} `),
    text,
  ).trim();
}

/** A sign between operands, with the blanks around it. A star without one before it is a nimber's; ** is neither. */
const behindOperand = (key: string) => new RegExp(`(?<=[\\w)])\\s*\\${key}(?!\\${key})\\s*`, 'gu');

/** With the values of earlier results in place of $1, $2, …; one that is not there stays. */
export function resolvedExpression(
  text: string,
  results: readonly { readonly value: bigint }[],
): string {
  return text.replaceAll(/\$(\d+)/gu, (name, number: string) =>
    String(results[Number(number) - 1]?.value ?? name),
  );
}
