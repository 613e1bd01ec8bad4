import { join } from 'node:path';
import { type Answer, close, listen, listenerOf } from '../http-server.ts';
import { createApi } from './api.ts';
import { eventRetrySchedule, openEventDelivery } from './event-delivery.ts';
import { openEventLedger } from './event-ledger.ts';
import { createInbox } from './inbox/inbox.ts';
import { openMailFolder } from './mail-folder.ts';
import { defaultSwitches, type Switches } from './switches.ts';

export interface SesOptions {
  folder: string;
  /** The verified domain. Emails can be sent from its subdomains, too. */
  domain: string;
  configurationSet: string;
  retrySchedule?: readonly number[];
  switches?: Partial<Switches>;
}

export interface Ses {
  endpoint: string;
  answer: Answer;
  switches: Switches;
  deliverEvents: ReturnType<typeof openEventDelivery>['start'];
  settled: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Simulates Amazon SES: SendEmail (version 2) over HTTP on a separate port, a folder of emails, an inbox, and events
 * for EventBridge.
 */
export async function startSes(options: SesOptions): Promise<Ses> {
  const { folder, domain, configurationSet, retrySchedule = eventRetrySchedule } = options;
  const switches: Switches = { ...defaultSwitches, ...options.switches };
  const emails = openMailFolder(folder);
  const ledger = openEventLedger(join(folder, 'events.jsonl'), emails.has);
  const delivery = openEventDelivery(ledger, retrySchedule);
  const account = { domain, configurationSet };
  const api = createApi({ account, emails, ledger, switches, dispatch: delivery.dispatch });
  const { server, port } = await listen(listenerOf(api), { port: 0, host: '127.0.0.1' });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    answer: createInbox({ emails, ledger, switches }),
    switches,
    deliverEvents: delivery.start,
    settled: delivery.settled,
    stop: () => {
      delivery.stop();
      return close(server);
    },
  };
}
