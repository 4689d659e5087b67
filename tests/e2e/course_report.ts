/** Collects the results of the course pages' tests for the table in web/src/outlets/element/README.md. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${project}build/reports/courses`;

interface Outcome {
  readonly page: string;
  readonly board: string;
  readonly browser: string;
  readonly seen: string;
}

/** Writes a result; scripts/course_table.js makes the table from all of them. */
export function report(outcome: Outcome): void {
  const { page, board, browser } = outcome;
  mkdirSync(folder, { recursive: true });
  const name = `${page} ${board} ${browser}`.replace(/\W+/gu, '-');
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(outcome)}\n`);
}

/** The result in the table. */
export function tabled({ page, board, browser }: Omit<Outcome, 'seen'>): string | undefined {
  const readme = readFileSync(`${project}web/src/outlets/element/README.md`, 'utf8');
  const [, table] = /<!-- courses -->([^]*)<!-- \/courses -->/u.exec(readme) ?? [];
  const [head, , ...rows] = (table ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const row = rows.find((cells) => cells[1] === `\`${page}\`` && cells[2] === board);
  const column = head?.findIndex((name) => name.toLowerCase() === browser) ?? -1;
  return row?.[column];
}
