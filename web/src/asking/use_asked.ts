import { useEffect, useMemo } from 'preact/hooks';
import { createAsk, valueKey, settledOf, type AskState } from './ask';
import type {
  TablesAnswer,
  TablesEngine,
  TablesJobName,
  TablesRequest,
} from '../engine/api/engine';

type Find<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** Asks whenever an input changes, until the component is removed; asks nothing while `find` is undefined. */
export function useAsked<Answer>(
  find: Find<Answer> | undefined,
  inputs: readonly unknown[],
): AskState<unknown, Answer> {
  const { state, ask, stop, forget } = useMemo(
    () =>
      createAsk<{ find: Find<Answer>; inputs: readonly unknown[] }, Answer>((question, signal) =>
        question.find(signal),
      ),
    [],
  );
  useEffect(() => {
    if (find === undefined) forget();
    else void ask({ find, inputs });
  }, inputs);
  useEffect(() => stop, []);
  const asked = state.value;
  const isPresent =
    asked.status !== 'idle' && asked.question.inputs.every((input, at) => input === inputs[at]);
  // Answers for other inputs don't count; the new question is asked after this render.
  return isPresent ? asked : { status: 'idle', before: settledOf(asked) };
}

/** Asks an engine for a job's answer. The request must consist of plain values. */
export function useAnswer<Name extends TablesJobName>(
  engine: TablesEngine,
  name: Name,
  request: TablesRequest<Name>,
): AskState<unknown, TablesAnswer<Name>> {
  return useAsked((signal) => engine.ask(name, request, signal), [engine, name, valueKey(request)]);
}
