/**
 * The game as it is kept over a reload, for which its address in the bar can be too late. What cannot
 * be read back is as if it were not there.
 */
import { isObject } from '../board/stored_state';
import type { SessionStore } from '../session_store';

const NAME = 'kept-game';
const VERSION = 1;

export interface KeptGame {
  /** Of the game itself. */
  readonly address: string;
  /** An address that stands for the game, although it is of an older state. */
  readonly leftAt: string | undefined;
}

export function keepGame(store: SessionStore, address: string, leftAt?: string): void {
  try {
    store.write(JSON.stringify({ tartan: NAME, version: VERSION, address, leftAt }));
  } catch {
    // No room, or no storage: the address in the bar alone survives a reload.
  }
}

export function keptGame(store: SessionStore): KeptGame | undefined {
  try {
    const kept: unknown = JSON.parse(store.read() ?? '');
    if (!isObject(kept) || kept.tartan !== NAME || kept.version !== VERSION) return undefined;
    const { address, leftAt } = kept;
    if (typeof address !== 'string') return undefined;
    return { address, leftAt: typeof leftAt === 'string' ? leftAt : undefined };
  } catch {
    return undefined;
  }
}
