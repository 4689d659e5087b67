import { useEffect, useMemo } from 'preact/hooks';
import { createAsk, valueKey, settledOf, type AskState } from './ask';
import type {
  TablesAnswer,
  TablesEngine,
  TablesJobName,
  TablesRequest,
} from '../engine/api/engine';

type Find<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** Asks whenever an input is another one, until the component goes; nothing while there is no question. */
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
  // What was answered for other inputs is not for these, which are asked about after this is on the screen.
  return isPresent ? asked : { status: 'idle', before: settledOf(asked) };
}

/** What the engine answers to a request, which holds values alone. */
export function useAnswer<Name extends TablesJobName>(
  engine: TablesEngine,
  name: Name,
  request: TablesRequest<Name>,
): AskState<unknown, TablesAnswer<Name>> {
  return useAsked((signal) => engine.ask(name, request, signal), [engine, name, valueKey(request)]);
}
