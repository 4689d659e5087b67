/**
 * A lesson as one file that opens from a disk: the one-file page, which begins with the lesson. So everything the
 * lesson links to is in it too: its boards on the Board page, the calculator, the other lessons.
 */
import { language } from '../../text/language';
import { fetchSiteFile } from '../../offline/copies';

const ONE_FILE = 'flipping-game.html';

/** The id of the element with the file's first address and its language; read by `src/one_file.tsx`. */
const START = 'tartan-start';

/** Undefined if neither the host nor the browser has the one-file page. */
export async function lessonFile(address: string): Promise<Blob | undefined> {
  const page = await fetchSiteFile(ONE_FILE);
  return page && new Blob([beginningAt(address, await page.text())], { type: 'text/html' });
}

function beginningAt(address: string, page: string): string {
  return page.replace(
    '</title>',
    `</title>\n    <meta name="${START}" content="${address}" lang="${language.tag}" />`,
  );
}

/** The address and the language that a file was saved with, if it was. */
export function startIn(
  document: Pick<Document, 'querySelector'>,
): Pick<HTMLMetaElement, 'content' | 'lang'> | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${START}]`) ?? undefined;
}
