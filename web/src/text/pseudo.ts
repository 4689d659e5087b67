/**
 * A pseudo-language for translators and tests: English with an accent on every letter and each vowel doubled, laid out
 * from right to left. A text without accents is in no message; a text that is cut off has too little room.
 */
export const pseudo = { tag: 'en-XA', direction: 'rtl', transform: accented } as const;

const ACCENT = '\u0301';
/** The marks around isolated arguments and formulas, the name in a marked term, or a letter to change. */
const PARTS = /[\u2066\u2068\u2069]|⟦[\w-]+\||[a-z]/giu;
const VOWEL = /[aeiou]/iu;

/** The message with its arguments and formulas unchanged. */
function accented(message: string): string {
  let depth = 0;
  return message.replaceAll(PARTS, (part) => {
    if (part === '\u2066' || part === '\u2068') depth += 1;
    if (part === '\u2069') depth -= 1;
    if (depth > 0 || part.length > 1 || part === '\u2069') return part;
    const letter = part + ACCENT;
    return VOWEL.test(part) ? letter + letter : letter;
  });
}
