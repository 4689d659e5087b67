import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { solverErrorFrom } from '../engine/errors';
import type { SolverError } from '../engine/errors';
import type {
  TablesAnswer,
  TablesEngine,
  TablesJobName,
  TablesRequest,
} from '../engine/tables_engine';

/** What the engine answers; undefined until it does. What is asked before the answer is given up. */
export function useAnswer<Name extends TablesJobName>(
  engine: TablesEngine,
  name: Name,
  request: TablesRequest<Name>,
): TablesAnswer<Name> | SolverError | undefined {
  const answer = useSignal<TablesAnswer<Name> | SolverError | undefined>(undefined);
  useEffect(() => {
    const asked = new AbortController();
    answer.value = undefined;
    engine.ask(name, request, asked.signal).then(
      (given) => (answer.value = given),
      (error: unknown) => {
        if (!asked.signal.aborted) answer.value = solverErrorFrom(error);
      },
    );
    return () => asked.abort();
    // A request holds values alone.
  }, [engine, name, keyOf(request)]);
  return answer.value;
}

function keyOf(request: unknown): string {
  return JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}
