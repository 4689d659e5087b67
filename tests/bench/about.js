/** Describes a measurement: its machine, its time and its commit. */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { inProject } from '../../scripts/tools/places.js';

export function aboutThisRun({ quick }) {
  const git = (...words) =>
    execFileSync('git', words, { cwd: inProject(), encoding: 'utf8' }).trim();
  return {
    machine: { cores: cpus().length, processor: cpus()[0].model, node: process.versions.node },
    commit: git('rev-parse', '--short', 'HEAD'),
    hasChanges: git('status', '--porcelain') !== '',
    date: new Date().toISOString(),
    quick,
  };
}

export function inWords({ machine, commit, hasChanges, date, quick }) {
  const { cores, processor, node } = machine;
  return (
    `commit ${commit}${hasChanges ? ', with changes' : ''}, ${date}${quick ? ', quick' : ''}, ` +
    `${cores} × ${processor}, Node ${node}`
  );
}
