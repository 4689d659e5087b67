/** A position on an axis as somebody types it, in any script's digits; nothing, if it is none. */
export function readPosition(typed: string, last: number): number | undefined {
  const digits = typed.trim().replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
  if (!/^\d{1,9}$/u.test(digits)) return undefined;
  const position = Number(digits);
  return position >= 1 && position <= last ? position : undefined;
}

/** The ten digits of a script stand in a row, the first of them after something that is no digit. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
