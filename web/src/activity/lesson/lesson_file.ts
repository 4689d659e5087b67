/**
 * A lesson as one file, which opens from a disk: the whole page in one file, that begins with the lesson. So all
 * that the lesson leads to is in it too: its boards on the Board page, the calculator, the other lessons.
 */
import { language } from '../../text/language';
import { fileBeside } from '../../offline/copies';

const ONE_FILE = 'flipping-game.html';

/** Says where such a file begins, as the page's address has it, and in which language; read by `src/one_file.tsx`. */
const START = 'tartan-start';

/** Undefined where neither the host nor the browser has the page in one file. */
export async function lessonFile(address: string): Promise<Blob | undefined> {
  const page = await fileBeside(ONE_FILE);
  return page && new Blob([beginningAt(address, await page.text())], { type: 'text/html' });
}

function beginningAt(address: string, page: string): string {
  return page.replace(
    '</title>',
    `</title>\n    <meta name="${START}" content="${address}" lang="${language.tag}" />`,
  );
}

/** What the file was saved with, if it was. */
export function startIn(
  document: Pick<Document, 'querySelector'>,
): Pick<HTMLMetaElement, 'content' | 'lang'> | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${START}]`) ?? undefined;
}
