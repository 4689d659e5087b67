/**
 * The files of one version of the page, in their own cache.
 *
 * A version is kept whole or not at all: every file is fetched and compared with its hash before the
 * first of them is written, so that a connection that breaks, a host on which half of a new version
 * lies, and a host that answers for missing files with something else leave everything as it was. A file
 * that is lost or damaged later is fetched again when it's asked for.
 */

/** A file of a version; addresses go from the page's folder on. */
export interface KeptFile {
  /** Under which address it is kept. */
  readonly path: string;
  /** Where it lies on the host. */
  readonly file: string;
  /** Of its bytes, in hex. */
  readonly sha256: string;
  /** Of texts in a language beside English: the tag. They are kept where somebody reads it. */
  readonly language?: string;
}

export interface Version {
  readonly name: string;
  readonly files: readonly KeptFile[];
}

interface CacheParts {
  readonly caches: CacheStorage;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  readonly digest: (bytes: ArrayBuffer) => Promise<ArrayBuffer>;
  /** The page's folder: other folders of the same host may have caches of their own. */
  readonly folder: string;
}

interface VersionCache {
  /** Rejects where not all of the version can be kept: of its languages those that an older one has been read in. */
  keep(): Promise<void>;
  /** Keeps the texts of a language as well, all of them if that can be; never rejects. */
  keepLanguage(tag: string): Promise<void>;
  /** Whether a file of this address belongs to the version. */
  has(address: string): boolean;
  /** The page itself, as this version has it; fetched again where that is lost or damaged. */
  page(): Promise<Response | undefined>;
  /** A file by its address, as this version has it, in the same way, or else one that is open elsewhere. */
  find(address: string): Promise<Response | undefined>;
  /** Whether an address may be one of a kept file, so that it is worth looking. */
  mayHave(address: string): boolean;
  /** Whether it is one of a copy, which no host has: whatever its query, it is answered from here or not at all. */
  isCopy(address: string): boolean;
  /** Removes what is kept of all others, once `mayRemove` allows it. */
  removeOthers(mayRemove: () => Promise<boolean>): Promise<void>;
}

/** The page is asked for by its folder: some hosts lead from its file's name to there. */
const PAGE = './';

/** Their names change with their contents, so that those of any version can be told by their names. */
const HASHED = 'assets/';

/** web/build/kept_files.js: what other sites load, for the page alone. */
const COPIES = 'kept/';

export function createVersionCache({ name, files }: Version, parts: CacheParts): VersionCache {
  const { caches, folder } = parts;
  const prefix = `tartan ${folder} `;
  const ownName = prefix + name;
  const addressOf = (path: string) => new URL(path, folder).href;
  const known = new Map(files.map((file) => [addressOf(file.path), file]));
  const isCopy = (address: string) => address.startsWith(addressOf(COPIES));

  /** Also across versions: an old page asks for what only its own version had. */
  async function namesOfAll(): Promise<string[]> {
    const names = (await caches.keys()).filter((cacheName) => cacheName.startsWith(prefix));
    return names.sort((one, other) => Number(other === ownName) - Number(one === ownName));
  }

  async function find(address: string): Promise<Response | undefined> {
    const file = known.get(address);
    for (const cacheName of await namesOfAll()) {
      const found = await (await caches.open(cacheName)).match(address);
      if (found !== undefined && (file === undefined || (await isUndamaged(found, file, parts))))
        return found;
    }
    return file && repair(ownName, file, parts);
  }

  /** Of the languages those that some version has been read in. */
  async function languagesKept(): Promise<Set<string>> {
    const tags = new Set(files.flatMap(({ language = [] }) => language));
    const kept = await Promise.all(
      (await namesOfAll()).map(async (cacheName) => (await caches.open(cacheName)).keys()),
    );
    const addresses = kept.flat().map(({ url }) => url);
    const isKept = (tag: string) =>
      addresses.some((address) => address.startsWith(addressOf(`${HASHED}${tag}/`)));
    return new Set([...tags].filter(isKept));
  }

  return {
    async keep() {
      const languages = await languagesKept();
      const wanted = files.filter(
        ({ language }) => language === undefined || languages.has(language),
      );
      await keepAll(ownName, wanted, parts);
    },
    keepLanguage: (tag) =>
      keepAll(
        ownName,
        files.filter(({ language }) => language === tag),
        parts,
      ).catch(() => undefined),
    has: (address) => known.has(address),
    page: () => find(addressOf(PAGE)),
    find: (address) => find(isCopy(address) ? address.replace(/[?#].*/u, '') : address),
    mayHave: (address) =>
      address !== addressOf(PAGE) && (known.has(address) || address.startsWith(addressOf(HASHED))),
    isCopy,
    async removeOthers(mayRemove) {
      // Looked up first: a version that arrives while one asks is not among them.
      const others = (await namesOfAll()).filter((cacheName) => cacheName !== ownName);
      if (others.length === 0 || !(await mayRemove())) return;
      await Promise.all(others.map((cacheName) => caches.delete(cacheName)));
    },
  };
}

/** All files or none of them. */
async function keepAll(
  cacheName: string,
  files: readonly KeptFile[],
  parts: CacheParts,
): Promise<void> {
  const { caches, folder } = parts;
  const wasThere = await caches.has(cacheName);
  if (wasThere) {
    const kept = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
    if (files.every(({ path }) => kept.has(new URL(path, folder).href))) return;
  }
  const responses = await Promise.all(files.map((file) => download(file, parts)));
  try {
    const cache = await caches.open(cacheName);
    await Promise.all(responses.map(([address, response]) => cache.put(address, response)));
  } catch (refused) {
    // The same files may be in use under a worker that was put on the host before.
    if (!wasThere) await caches.delete(cacheName);
    throw refused;
  }
}

/** Nothing where the host can't be reached, or has another version by now. */
async function repair(
  cacheName: string,
  file: KeptFile,
  parts: CacheParts,
): Promise<Response | undefined> {
  try {
    const [address, response] = await download(file, parts);
    const cache = await parts.caches.open(cacheName);
    await cache.put(address, response.clone()).catch(() => undefined);
    return response;
  } catch {
    return undefined;
  }
}

async function download(
  { path, file, sha256 }: KeptFile,
  { fetch, digest, folder }: CacheParts,
): Promise<readonly [address: string, Response]> {
  const response = await fetch(new URL(file, folder).href, {
    cache: 'no-cache',
    credentials: 'same-origin',
  });
  const bytes = await response.arrayBuffer();
  if (hex(await digest(bytes)) !== sha256) throw new Error(`${file} is not here`);
  return [new URL(path, folder).href, copyOf(response, bytes)];
}

async function isUndamaged(
  found: Response,
  { sha256 }: KeptFile,
  { digest }: CacheParts,
): Promise<boolean> {
  const bytes = await found
    .clone()
    .arrayBuffer()
    .catch(() => undefined);
  return bytes !== undefined && hex(await digest(bytes)) === sha256;
}

/**
 * With its headers but for those of its way here: it is unpacked now, is the same for all that ask, and
 * has forgotten that it was redirected, which a browser does not take for a page.
 */
function copyOf({ headers }: Response, bytes: ArrayBuffer): Response {
  const kept = new Headers(headers);
  for (const header of ['content-encoding', 'content-length', 'vary']) kept.delete(header);
  return new Response(bytes, { headers: kept });
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
