import type { SolverError } from '../../model/solver_failure';
import { text } from '../../text';

/** What happened and what to do, in the reader's language. */
export function failureText({ kind, amount }: SolverError): string {
  return text().failures[kind](amount);
}
