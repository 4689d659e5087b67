import type { KeptFile, Version } from '../src/offline/version_cache';

export function keptFiles(built: string): KeptFile[];
export function versionOf(files: readonly KeptFile[]): Version;
