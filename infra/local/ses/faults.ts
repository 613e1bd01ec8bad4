import type { Fate } from './events.ts';
import type { Html } from './inbox/html.ts';

/** What the faults in `infra/local/faults` do instead of the simulator. */
export interface SesFaults {
  fate: Fate;
  answerApi: (request: Request, answer: () => Promise<Response>) => Promise<Response>;
  answerSwitches: (request: Request) => Promise<Response>;
  /** The switches, as shown in the inbox. */
  panel: () => Html;
}
