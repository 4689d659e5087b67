/** Records of long runs as JSON, which has no big integers and no typed arrays. */
import type { CountLimits } from '../../../web/src/engine/client/counting';

/** Limits with which even a small board is counted in chunks. */
export const RUN_LIMITS: CountLimits = {
  leastPairs: 100,
  maxChunks: 4,
  copyPairs: Infinity,
  helpedPairs: Infinity,
  instantPairs: 0,
};

/** Decodes `{"bigint": "12"}`, `{"uint16": [1, 2]}` and `{"biguint64": ["1", "2"]}` into what a database holds. */
export function revived(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(revived);
  const { bigint, uint16, biguint64 } = value as Readonly<Record<string, unknown>>;
  if (typeof bigint === 'string') return BigInt(bigint);
  if (Array.isArray(uint16)) return Uint16Array.from(uint16 as number[]);
  if (Array.isArray(biguint64)) return BigUint64Array.from((biguint64 as string[]).map(BigInt));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, revived(part)]));
}
