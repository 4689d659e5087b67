/**
 * The files of one version of the page, in a cache of their own.
 *
 * A version is stored completely or not at all: every file is fetched and compared with its hash before the first of
 * them is written. So a lost connection, a host with half of a new version, and a host that answers for missing files
 * with something else all leave everything as it was. A file that is lost or damaged later is fetched again on demand.
 */

/** A file of a version; addresses are relative to the page's folder. */
export interface CachedFile {
  /** The address it is stored at. */
  readonly path: string;
  /** The address on the host. */
  readonly file: string;
  /** The hash of its bytes, in hex. */
  readonly sha256: string;
  /** The language tag of texts in a language other than English. They are stored once somebody reads them. */
  readonly language?: string;
}

export interface Version {
  readonly name: string;
  readonly files: readonly CachedFile[];
}

interface CacheAccess {
  readonly caches: CacheStorage;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  readonly digest: (bytes: ArrayBuffer) => Promise<ArrayBuffer>;
  /** The page's folder: other folders of the same host may have caches of their own. */
  readonly folder: string;
}

interface VersionCache {
  /**
   * Stores the version, with the languages that an older version has been read in. Rejects if it can't be stored
   * completely.
   */
  store(): Promise<void>;
  /** Stores the texts of a language as well, all or none; never rejects. */
  storeLanguage(tag: string): Promise<void>;
  /** True if a file with this address belongs to the version. */
  has(address: string): boolean;
  /** The page itself in this version; fetched again if lost or damaged. */
  page(): Promise<Response | undefined>;
  /** A file in this version, fetched again if necessary, or one of a version that is open elsewhere. */
  find(address: string): Promise<Response | undefined>;
  /** True if the address could belong to a stored file. */
  mayHave(address: string): boolean;
  /** True for a copy, which exists on no host: whatever its query, it is answered from here or not at all. */
  isCopy(address: string): boolean;
  /** Removes all other versions, once `mayRemove` allows it. */
  removeOthers(mayRemove: () => Promise<boolean>): Promise<void>;
}

/** The page is fetched by its folder: some hosts redirect from its file name to there. */
const PAGE = './';

/** Names in this folder contain a hash of the content, so that files of any version are recognised by name. */
const HASHED = 'assets/';

/** Files that other sites load, stored for the page only (web/build/kept_files.js). */
const COPIES = 'kept/';

export function createVersionCache({ name, files }: Version, access: CacheAccess): VersionCache {
  const { caches, folder } = access;
  const prefix = `tartan ${folder} `;
  const ownName = prefix + name;
  const addressOf = (path: string) => new URL(path, folder).href;
  const known = new Map(files.map((file) => [addressOf(file.path), file]));
  const isCopy = (address: string) => address.startsWith(addressOf(COPIES));

  /** The names of all versions' caches: an old page asks for files that only its own version had. */
  async function namesOfAll(): Promise<string[]> {
    const names = (await caches.keys()).filter((cacheName) => cacheName.startsWith(prefix));
    return names.sort((one, other) => Number(other === ownName) - Number(one === ownName));
  }

  async function find(address: string): Promise<Response | undefined> {
    const file = known.get(address);
    for (const cacheName of await namesOfAll()) {
      const found = await (await caches.open(cacheName)).match(address);
      if (found !== undefined && (file === undefined || (await isUndamaged(found, file, access))))
        return found;
    }
    return file && repair(ownName, file, access);
  }

  /** The languages that some version has been read in. */
  async function cachedLanguages(): Promise<Set<string>> {
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
    async store() {
      const languages = await cachedLanguages();
      const wanted = files.filter(
        ({ language }) => language === undefined || languages.has(language),
      );
      await cacheAll(ownName, wanted, access);
    },
    storeLanguage: (tag) =>
      cacheAll(
        ownName,
        files.filter(({ language }) => language === tag),
        access,
      ).catch(() => undefined),
    has: (address) => known.has(address),
    page: () => find(addressOf(PAGE)),
    find: (address) => find(isCopy(address) ? address.replace(/[?#].*/u, '') : address),
    mayHave: (address) =>
      address !== addressOf(PAGE) && (known.has(address) || address.startsWith(addressOf(HASHED))),
    isCopy,
    async removeOthers(mayRemove) {
      // Collected before asking: a version that arrives meanwhile must not be among them.
      const others = (await namesOfAll()).filter((cacheName) => cacheName !== ownName);
      if (others.length === 0 || !(await mayRemove())) return;
      await Promise.all(others.map((cacheName) => caches.delete(cacheName)));
    },
  };
}

/** Stores all files or none. */
async function cacheAll(
  cacheName: string,
  files: readonly CachedFile[],
  access: CacheAccess,
): Promise<void> {
  const { caches, folder } = access;
  const wasThere = await caches.has(cacheName);
  if (wasThere) {
    const kept = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
    if (files.every(({ path }) => kept.has(new URL(path, folder).href))) return;
  }
  const responses = await Promise.all(files.map((file) => download(file, access)));
  try {
    const cache = await caches.open(cacheName);
    await Promise.all(responses.map(([address, response]) => cache.put(address, response)));
  } catch (refused) {
    // Files may be in use by a worker that was installed earlier.
    if (!wasThere) await caches.delete(cacheName);
    throw refused;
  }
}

/** Undefined if the host can't be reached, or has another version by now. */
async function repair(
  cacheName: string,
  file: CachedFile,
  access: CacheAccess,
): Promise<Response | undefined> {
  try {
    const [address, response] = await download(file, access);
    const cache = await access.caches.open(cacheName);
    await cache.put(address, response.clone()).catch(() => undefined);
    return response;
  } catch {
    return undefined;
  }
}

async function download(
  { path, file, sha256 }: CachedFile,
  { fetch, digest, folder }: CacheAccess,
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
  { sha256 }: CachedFile,
  { digest }: CacheAccess,
): Promise<boolean> {
  const bytes = await found
    .clone()
    .arrayBuffer()
    .catch(() => undefined);
  return bytes !== undefined && hex(await digest(bytes)) === sha256;
}

/**
 * A response without transport headers: it is decompressed, the same for all requests, and without a redirect, which
 * browsers refuse for a page.
 */
function copyOf({ headers }: Response, bytes: ArrayBuffer): Response {
  const kept = new Headers(headers);
  for (const header of ['content-encoding', 'content-length', 'vary']) kept.delete(header);
  return new Response(bytes, { headers: kept });
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
