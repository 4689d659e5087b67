/**
 * The files of one version of the page, in a cache of its own.
 *
 * A version is kept whole or not at all: every file is fetched and compared with its hash before the
 * first of them is written, so that a connection that breaks, a host on which half of a new version
 * lies, and a host that answers for missing files with something else leave everything as it was.
 */

/** A file of a version; addresses go from the page's folder on. */
export interface KeptFile {
  /** Under which address it is kept. */
  readonly path: string;
  /** Where it lies on the host. */
  readonly file: string;
  /** Of its bytes, in hex. */
  readonly sha256: string;
}

export interface Version {
  readonly name: string;
  readonly files: readonly KeptFile[];
}

export interface CacheParts {
  readonly caches: CacheStorage;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  readonly digest: (bytes: ArrayBuffer) => Promise<ArrayBuffer>;
  /** The page's folder: other folders of the same host may have caches of their own. */
  readonly folder: string;
}

export interface VersionCache {
  /** Rejects where not all of the version can be kept. */
  keep(): Promise<void>;
  /** Whether a file of this address belongs to the version. */
  has(address: string): boolean;
  /** The page itself, as this version has it. */
  page(): Promise<Response | undefined>;
  /** A file by its address, as this version has it, or else one that is open elsewhere. */
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

export function createVersionCache(
  { name, files }: Version,
  { caches, fetch, digest, folder }: CacheParts,
): VersionCache {
  const prefix = `tartan ${folder} `;
  const ownName = prefix + name;
  const addressOf = (path: string) => new URL(path, folder).href;
  const addresses = new Set(files.map(({ path }) => addressOf(path)));
  const isCopy = (address: string) => address.startsWith(addressOf(COPIES));

  async function download({ path, file, sha256 }: KeptFile): Promise<readonly [string, Response]> {
    const response = await fetch(addressOf(file), {
      cache: 'no-cache',
      credentials: 'same-origin',
    });
    const bytes = await response.arrayBuffer();
    if (hex(await digest(bytes)) !== sha256) throw new Error(`${file} is not here`);
    return [addressOf(path), copyOf(response, bytes)];
  }

  async function isWhole(cache: Cache): Promise<boolean> {
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    return [...addresses].every((address) => kept.has(address));
  }

  /** Also across versions: an old page asks for what only its own version had. */
  async function namesOfAll(): Promise<string[]> {
    const names = (await caches.keys()).filter((known) => known.startsWith(prefix));
    return names.sort((one, other) => Number(other === ownName) - Number(one === ownName));
  }

  return {
    async keep() {
      const wasThere = await caches.has(ownName);
      if (wasThere && (await isWhole(await caches.open(ownName)))) return;
      const responses = await Promise.all(files.map(download));
      try {
        const cache = await caches.open(ownName);
        await Promise.all(responses.map(([address, response]) => cache.put(address, response)));
      } catch (refused) {
        // The same files may be in use under a worker that was put on the host before.
        if (!wasThere) await caches.delete(ownName);
        throw refused;
      }
    },
    has: (address) => addresses.has(address),
    page: async () => (await caches.open(ownName)).match(addressOf(PAGE)),
    async find(address) {
      const kept = isCopy(address) ? address.replace(/[?#].*/u, '') : address;
      for (const known of await namesOfAll()) {
        const found = await (await caches.open(known)).match(kept);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    mayHave: (address) =>
      address !== addressOf(PAGE) &&
      (addresses.has(address) || address.startsWith(addressOf(HASHED))),
    isCopy,
    async removeOthers(mayRemove) {
      // Looked up first: a version that arrives while one asks is not among them.
      const others = (await namesOfAll()).filter((known) => known !== ownName);
      if (others.length === 0 || !(await mayRemove())) return;
      await Promise.all(others.map((known) => caches.delete(known)));
    },
  };
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
