/**
 * Checks every text in every language: the same files, messages, arguments and terms as in English, and all plural
 * forms.
 */
import { existsSync, readFileSync } from 'node:fs';
import { lessonPath, LESSONS, NOTES } from '../../web/build/lessons.js';
import { faultsOfLesson } from '../../web/build/translated_lessons.js';
import { faultsOfWords } from '../../web/build/translated_words.js';
import { readWords, TRANSLATIONS, wordFiles } from '../../web/build/words.js';

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

  for (const slug of [...LESSONS, ...NOTES]) {
    const [english, translated] = ['en', tag].map((language) => lessonPath(slug, language));
    const path = `web/lessons/${tag}/${slug}.mdx`;
    if (!existsSync(translated)) complain(path, ['is missing.']);
    else
      complain(
        path,
        faultsOfLesson(readFileSync(english, 'utf8'), readFileSync(translated, 'utf8')),
      );
  }
}
