/**
 * A language for those who translate and test: English with an accent on every letter and each vowel twice,
 * laid out from right to left. A word without accents is in no message; what is cut off has too little room.
 */
export const pseudo = { tag: 'en-XA', direction: 'rtl', transform: accented } as const;

const ACCENT = '\u0301';
/** An isolated argument or formula begins or ends, a marked term has its name, or one of the letters to change. */
const PARTS = /[\u2066\u2068\u2069]|⟦[\w-]+\||[a-z]/giu;
const VOWEL = /[aeiou]/iu;

/** A message with its arguments and formulas, which stay as they are. */
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
