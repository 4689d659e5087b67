/**
 * Writes lists of small whole numbers as short text. The numbers are the digits of one mixed-radix number, lowest digit
 * first, which is then written in base 85. A digit costs log₈₅(radix) characters; zeros at the end cost nothing.
 */

/**
 * Printable ASCII without the space and without characters that JSON, HTML or an address may escape: `"\&<>'%+` and the
 * backtick.
 */
const CHARACTERS =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$()*,-./:;=?@[]^_{|}~';
const BASE = BigInt(CHARACTERS.length);

/** Adds a digit from 0 up to its radix, exclusive. */
export type WriteDigit = (value: number, radix: number) => void;

/** Returns the next digit, given the radix that it was written with; zeros after the last one. */
export type ReadDigit = (radix: number) => number;

/** The text of all digits that `write` adds. Undefined if one isn't a whole number below its radix. */
export function formatDigits(write: (put: WriteDigit) => void): string | undefined {
  const digits: (readonly [value: number, radix: number])[] = [];
  write((value, radix) => digits.push([value, radix]));
  if (!digits.every(([value, radix]) => Number.isInteger(value) && value >= 0 && value < radix))
    return undefined;
  let number = digits.reduceRight(
    (higher, [value, radix]) => higher * BigInt(radix) + BigInt(value),
    0n,
  );
  let text = '';
  for (; number > 0n; number /= BASE) text += CHARACTERS.charAt(Number(number % BASE));
  return text;
}

/** Undefined if the text has a character that `formatDigits` never writes. */
export function readDigits(text: string): ReadDigit | undefined {
  const values = Array.from(text, (character) => CHARACTERS.indexOf(character));
  if (values.includes(-1)) return undefined;
  let number = values.reduceRight((higher, value) => higher * BASE + BigInt(value), 0n);
  return (radix) => {
    const value = Number(number % BigInt(radix));
    number /= BigInt(radix);
    return value;
  };
}
