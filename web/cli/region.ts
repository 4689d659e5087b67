import type { ClothEngine, ClothFacts, ClothRegion } from '../src/engine/api/cloth';
import {
  clothDetails,
  clothOptions,
  readClothRequest,
  regionJson,
  withCloth,
  type ClothRequest,
} from './cloth';
import type { Command } from './command';
import { readOptions } from './options';

const synopsis = 'region N|MxN --rows A-B --columns C-D';

export const regionCommand: Command = {
  synopsis,
  summary: 'count the winning opening moves with their corner in a part of the board',
  details: `Prints how many winning opening moves of the Flipping Game have their upper right corner in these
rows and columns of the board of N rows and N columns, or M and N.

${clothDetails}
  --json                    one JSON object with the share of all and the count of each thread,
                            a pair of move nimbers

F is as for tartan solve.`,
  run: async (words) => {
    const options = readOptions(words, clothOptions);
    const request = readClothRequest(options, synopsis);
    return withCloth(request.question, async (cloth, facts) => {
      const count = await cloth.count(request.region);
      if (!options.values.json) return [count.toString()];
      const ofThreads = await countThreads(cloth, facts, request.region);
      return [JSON.stringify(jsonOf(request, facts, count, ofThreads))];
    });
  },
};

async function countThreads(cloth: ClothEngine, { threads }: ClothFacts, region: ClothRegion) {
  const counts: bigint[] = [];
  for (const thread of threads) {
    const shown = Uint8Array.from(threads, (other) => Number(other === thread));
    counts.push(await cloth.count({ ...region, shown }));
  }
  return counts;
}

/** Counts are decimal text, as in every command. */
function jsonOf(
  { question, region }: ClothRequest,
  { boardNimber, threads, winningOpenings }: ClothFacts,
  count: bigint,
  ofThreads: readonly bigint[],
) {
  return {
    rows: question.rows.size,
    columns: question.columns.size,
    rowLengths: question.rows.lengths,
    columnLengths: question.columns.lengths,
    ...regionJson(region),
    winningOpenings: count.toString(),
    share: winningOpenings === 0n ? 0 : Number(count) / Number(winningOpenings),
    boardWinningOpenings: winningOpenings.toString(),
    boardNimber: boardNimber.toString(),
    threads: threads.map(({ a, b }, place) => ({
      a,
      b,
      winningOpenings: (ofThreads[place] ?? 0n).toString(),
    })),
  };
}
