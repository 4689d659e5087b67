/**
 * Translations use the terms of each language's textbooks: wherever the English text has a term, so does the
 * translation. The stems leave room for endings.
 */
import { describe, expect, it } from 'vitest';
import { readWords, TRANSLATIONS, wordFiles } from '../../../web/build/words.js';

const GLOSSARY = [
  {
    english: /\bnimbers?\b/iu,
    de: /Nimber/u,
    tr: /nimber/iu,
    es: /nímber|nimber/iu,
    zh: /Nim 数/u,
    ru: /нимбер/iu,
    ar: /نيمبر/u,
  },
  {
    english: /\bGrundy numbers?\b/u,
    de: /Grundy-Zahl/u,
    tr: /Grundy sayı/u,
    es: /números? de Grundy/iu,
    zh: /SG 值|Grundy 数/u,
    ru: /Гранди/u,
    ar: /غراندي/u,
  },
  {
    english: /\bmex\b/u,
    de: /mex/u,
    tr: /mex/u,
    es: /mex/u,
    zh: /mex/u,
    ru: /mex/u,
    ar: /mex/u,
  },
  {
    english: /\bnim-sums?\b/iu,
    de: /Nim-Summe/u,
    tr: /Nim toplam/iu,
    es: /sumas? nim/iu,
    zh: /Nim 和/u,
    ru: /ним-сумм/iu,
    ar: /(?:مجموع|مجاميع)\S* نيم/u,
  },
  {
    english: /\bnim-products?\b/iu,
    de: /Nim-Produkt/u,
    tr: /Nim çarpım/iu,
    es: /productos? nim/iu,
    zh: /Nim 积/u,
    ru: /ним-произведени/iu,
    ar: /جداء\S* نيم/u,
  },
  {
    english: /\brow moves?\b/iu,
    de: /Zeilenz[uü]g/u,
    tr: /satır hamle/iu,
    es: /jugadas? de (?:las )?filas?/iu,
    zh: /行操作/u,
    ru: /ход\S* по строкам/iu,
    ar: /نقل\S+ (?:ال)?صفوف/u,
  },
  {
    english: /\bcolumn moves?\b/iu,
    de: /Spaltenz[uü]g/u,
    tr: /sütun hamle/iu,
    es: /jugadas? de (?:las )?columnas?/iu,
    zh: /列操作/u,
    ru: /ход\S* по столбцам/iu,
    ar: /نقل\S+ (?:ال)?أعمدة/u,
  },
  {
    english: /\bpositions?\b/iu,
    de: /Stellung/u,
    tr: /konum/iu,
    es: /posici[oó]n/iu,
    zh: /局面/u,
    ru: /позици/iu,
    ar: /وضع|أوضاع/u,
  },
  {
    english: /\bwinning first moves?\b/iu,
    de: /gewinnende\S* ersten? Z[uü]g/u,
    tr: /kazandıran ilk hamle/iu,
    es: /primeras? jugadas? ganadoras?/iu,
    zh: /必胜/u,
    ru: /выигрышн\S+ перв\S+ ход/iu,
    ar: /افتتاحية (?:ال)?رابحة|افتتاحيت/u,
  },
];

/** Sentences that use the term for rows, and omit it for columns. */
const SAID_ONCE = new Set([
  'ru counting work-counted',
  'es exercises added-counts',
  'es learn lesson-tartan-gives',
  'ar terms column-move-example',
]);

/** All texts that a message can produce, without its arguments and the names of its terms. */
function saidBy(words, pattern) {
  if (typeof pattern === 'string') return pattern.replaceAll(/⟦[^|]*\|/gu, '');
  if (Array.isArray(pattern)) return pattern.map((part) => saidBy(words, part)).join('');
  if (pattern.type === 'select')
    return pattern.variants.map(({ value }) => saidBy(words, value)).join(' ');
  return pattern.type === 'mesg' ? saidBy(words, words[pattern.name]) : '';
}

describe.each(TRANSLATIONS)('the text in $name', ({ tag }) => {
  it.each(wordFiles())('has the words of the field: %s', (file) => {
    const english = readWords(file);
    const translated = readWords(file, tag);
    for (const [id, pattern] of Object.entries(english)) {
      const said = saidBy(translated, translated[id]);
      for (const term of GLOSSARY) {
        if (!term.english.test(saidBy(english, pattern))) continue;
        if (!SAID_ONCE.has(`${tag} ${file} ${id}`)) expect(said, id).toMatch(term[tag]);
      }
    }
  });
});
