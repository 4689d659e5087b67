/** Checks translated lessons against the English one: the same tags and formulas, wherever the sentences put them. */

/** The attributes of a tag that are translated. */
const READ = /(?<=^<Proof) of="[^"]*"| title="[^"]*"/gu;

/** The tags of a lesson without translated attributes. */
function tagsOf(source) {
  return Array.from(source.matchAll(/<[A-Z][^>]*>/gu), ([tag]) =>
    tag.replaceAll(READ, '').replaceAll(/\s+/gu, ' '),
  );
}

/** The formulas without words, each once: a sentence of another language may repeat one. */
function formulasOf(source) {
  const formulas = Array.from(source.matchAll(/\$\$?([^$]+)\$\$?/gu), ([, formula]) =>
    formula.replaceAll(/\s+/gu, ' ').replace(/[\s,.]+$/u, '').trim(),
  );
  return [...new Set(formulas.filter((formula) => !formula.includes('\\text{')))];
}

/** The faults of a lesson in another language, one sentence each. */
export function faultsOfLesson(english, translated) {
  return [
    ...differences(tagsOf(english), tagsOf(translated)),
    ...differences(formulasOf(english), formulasOf(translated)),
  ];
}

function differences(expected, found) {
  const timesIn = (list, text) => list.filter((one) => one === text).length;
  return [...new Set([...expected, ...found])]
    .map((text) => ({ text, expected: timesIn(expected, text), found: timesIn(found, text) }))
    .filter((one) => one.expected !== one.found)
    .map((one) => `${one.text} is there ${String(one.found)} times, in English ${String(one.expected)}.`);
}
