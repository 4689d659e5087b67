/** Every text in every language: the same files, messages, arguments and terms as in English, and all plural forms. */
import { readdirSync, readFileSync } from 'node:fs';
import { faultsOfLesson } from '../../web/build/translated_lessons.js';
import { faultsOfWords } from '../../web/build/translated_words.js';
import { readWords, TRANSLATIONS, wordFiles } from '../../web/build/words.js';
import { inProject } from '../tools/places.js';

function complain(path, faults) {
  for (const fault of faults) {
    console.error(`${path}: ${fault}`);
    process.exitCode = 1;
  }
}

const only = process.argv[2];

for (const { tag } of TRANSLATIONS.filter((one) => only === undefined || one.tag === only)) {
  const files = wordFiles(tag);
  for (const file of wordFiles()) {
    const path = `web/src/text/${tag}/${file}.ftl`;
    if (!files.includes(file)) complain(path, ['is missing.']);
    else complain(path, faultsOfWords(readWords(file), readWords(file, tag), tag));
  }
  for (const file of files.filter((name) => !wordFiles().includes(name)))
    complain(`web/src/text/${tag}/${file}.ftl`, ['English has no such file.']);

  const source = (language, file) => readFileSync(inProject('web/lessons', language, file), 'utf8');
  const lessons = readdirSync(inProject('web/lessons', tag));
  for (const file of lessons.filter((name) => name.endsWith('.mdx')))
    complain(`web/lessons/${tag}/${file}`, faultsOfLesson(source('en', file), source(tag, file)));
}
