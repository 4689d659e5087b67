import type { CachedFile, Version } from '../src/offline/version_cache';

export function keptFiles(built: string): CachedFile[];
export function versionOf(files: readonly CachedFile[]): Version;
