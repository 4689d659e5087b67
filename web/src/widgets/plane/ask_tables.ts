import type { ReadonlySignal } from '@preact/signals';
import type {
  TablesAnswer,
  TablesEngine,
  TablesJobName,
  TablesRequest,
} from '../../engine/api/engine';
import { askWhenever, type AskState } from '../../asking/ask';

/** What comes of a job of the tables engine. */
export type TablesAsked<Name extends TablesJobName> = ReadonlySignal<
  AskState<TablesRequest<Name>, TablesAnswer<Name>>
>;

/** Asks the engine whenever the request is another one. */
export function askTables<Name extends TablesJobName>(
  engine: TablesEngine,
  name: Name,
  request: () => TablesRequest<Name> | undefined,
): TablesAsked<Name> {
  return askWhenever(request, (question, signal) => engine.ask(name, question, signal));
}
