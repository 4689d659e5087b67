/** The file that an address names in a folder, without query and fragment; undefined in another folder. */
const fileIn = (folder: string, url: string) => {
  const [address = ''] = url.split(/[?#]/u);
  return address.startsWith(folder) ? address.slice(folder.length) : undefined;
};

/** True for the page of all languages, which is stored. */
export const isPage = (folder: string, url: string): boolean =>
  ['', 'index.html'].includes(fileIn(folder, url) ?? '/');

/** True also for the page of one language (web/build/page_head.js), which becomes that of all once its script runs. */
export const showsPage = (folder: string, url: string): boolean =>
  /^(?:index(?:\.\w+)?\.html)?$/u.test(fileIn(folder, url) ?? '/');
