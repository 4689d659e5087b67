/** How an expression is written in an address, `2*9`, and in the field, `2 ⊗ 9`. */

const SIGNS = [
  ['⊕', '+'],
  ['⊗', '*'],
  ['⊘', '/'],
] as const;

/** With the signs that every keyboard has, and without blanks around them. */
export function printedExpression(text: string): string {
  return SIGNS.reduce((printed, [sign, key]) => printed.replaceAll(sign, key), text)
    .replaceAll(/\s*([-+*/^()])\s*/gu, '$1')
    .trim();
}

/** Somebody who writes a link by hand may write + in it, which an address has for a blank. */
export function readExpression(printed: string): string {
  const text = printed.replaceAll(/([\da-f)])\s+(?=[\w$(√])/giu, '$1+');
  return SIGNS.reduce(
    (read, [sign, key]) => read.replaceAll(new RegExp(`\\s*\\${key}\\s*`, 'gu'), ` ${sign} `),
    text,
  ).trim();
}

/** With the values of earlier results in place of $1, $2, …; one that is not there stays. */
export function resolvedExpression(
  text: string,
  results: readonly { readonly value: bigint }[],
): string {
  return text.replaceAll(/\$(\d+)/gu, (name, number: string) =>
    String(results[Number(number) - 1]?.value ?? name),
  );
}
