import type { ReadonlySignal } from '@preact/signals';
import type {
  TablesAnswer,
  TablesEngine,
  TablesJobName,
  TablesRequest,
} from '../../engine/api/engine';
import { askWhenever, type AskState } from '../../asking/ask';

/** The state of a question to the tables engine. */
export type TablesAsked<Name extends TablesJobName> = ReadonlySignal<
  AskState<TablesRequest<Name>, TablesAnswer<Name>>
>;

/** Asks the engine whenever the request changes. */
export function askTables<Name extends TablesJobName>(
  engine: TablesEngine,
  name: Name,
  request: () => TablesRequest<Name> | undefined,
): TablesAsked<Name> {
  return askWhenever(request, (question, signal) => engine.ask(name, question, signal));
}
