/**
 * Checks translated words against the English ones: the same messages and terms, the same arguments, and the plurals of
 * the language.
 */
import { isPlural } from './words.js';

/** The faults of a file in another language, one sentence each. */
export function faultsOfWords(english, translated, tag) {
  const missing = Object.keys(english).filter((id) => translated[id] === undefined);
  const unknown = Object.keys(translated).filter((id) => english[id] === undefined);
  const both = Object.keys(english).filter((id) => translated[id] !== undefined);
  return [
    ...missing.map((id) => `“${id}” is missing.`),
    ...unknown.map((id) => `English has no “${id}”.`),
    ...both.flatMap((id) =>
      faultsOfMessage(useOf(english, id), useOf(translated, id), pluralsOf(tag)).map(
        (fault) => `“${id}” ${fault}`,
      ),
    ),
  ];
}

function faultsOfMessage(english, translated, plurals) {
  const faults = [];
  for (const name of translated.all) {
    if (!english.all.has(name)) faults.push(`has $${name}, which English doesn’t.`);
  }
  for (const name of english.shown) {
    if (!translated.all.has(name)) faults.push(`lacks $${name}.`);
  }
  for (const { name, keys } of translated.selects) {
    const words = english.words.get(name);
    // A choice by words may leave some to the last variant; a plural may not.
    const lacking = words === undefined && keys.some(isPlural) ? plurals.lackingFrom(keys) : [];
    if (lacking.length > 0)
      faults.push(`lacks [${lacking.join('], [')}] of $${name}.`);
    const strange = keys.filter((key) => words !== undefined && !words.includes(key) && key !== 'other');
    if (strange.length > 0) faults.push(`chooses [${strange.join('], [')}] by $${name}, which English doesn’t.`);
  }
  const terms = [...english.terms].sort().join(', ');
  if ([...translated.terms].sort().join(', ') !== terms)
    faults.push(`has to mark these terms: ${terms || 'none'}.`);
  return faults;
}

/** The arguments that a message uses, and the terms it marks. */
function useOf(words, id) {
  const use = { all: new Set(), shown: new Set(), selects: [], words: new Map(), terms: new Set() };
  const walk = (part) => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === 'string') {
      for (const [, term] of part.matchAll(/⟦([^|⟧]*)\|/gu)) use.terms.add(term);
    } else if (part?.type === 'select') {
      const { name } = part.selector;
      const keys = part.variants.map(({ key }) => String(key.value));
      use.all.add(name);
      use.selects.push({ name, keys });
      if (!part.variants.every(({ key }) => key.type === 'num' || isPlural(key.value)))
        use.words.set(name, keys);
      for (const { value } of part.variants) walk(value);
    } else if (part?.type === 'mesg') walk(words[part.name]);
    else if (part?.type === 'func') part.args.forEach(walk);
    else if (part?.type === 'var') {
      use.all.add(part.name);
      use.shown.add(part.name);
    }
  };
  walk(words[id]);
  return use;
}

/** The plural forms that whole numbers have in a language. */
function pluralsOf(tag) {
  const rules = new Intl.PluralRules(tag);
  const numbers = Array.from({ length: 201 }, (_, number) => String(number));
  return {
    /** The plural forms for which a choice has neither the form nor all of its numbers. */
    lackingFrom(keys) {
      const forms = numbers
        .filter((number) => !keys.includes(number))
        .map((number) => rules.select(Number(number)));
      return [...new Set(forms)].filter((form) => !keys.includes(form));
    },
  };
}
