import { join } from 'node:path';
import { type Answer, close, listen, listenerOf } from '../http-server.ts';
import { createApi } from './api.ts';
import { eventRetrySchedule, openEventDelivery } from './event-delivery.ts';
import { openEventLedger } from './event-ledger.ts';
import { delivered } from './events.ts';
import type { SesFaults } from './faults.ts';
import { createInbox } from './inbox/inbox.ts';
import { openMailFolder } from './mail-folder.ts';

export interface SesOptions {
  folder: string;
  /** The verified domain. Emails can be sent from its subdomains, too. */
  domain: string;
  configurationSet: string;
  retrySchedule?: readonly number[];
  faults?: SesFaults;
}

export interface Ses {
  endpoint: string;
  answer: Answer;
  deliverEvents: ReturnType<typeof openEventDelivery>['start'];
  settled: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Simulates Amazon SES: SendEmail (version 2) over HTTP on a separate port, a folder of emails, an inbox, and events
 * for EventBridge.
 */
export async function startSes(options: SesOptions): Promise<Ses> {
  const { folder, domain, configurationSet, faults, retrySchedule = eventRetrySchedule } = options;
  const emails = openMailFolder(folder);
  const ledger = openEventLedger(join(folder, 'events.jsonl'), emails.has);
  const delivery = openEventDelivery(ledger, retrySchedule);
  const account = { domain, configurationSet };
  const api = createApi({
    account,
    emails,
    ledger,
    fate: faults?.fate ?? delivered,
    dispatch: delivery.dispatch,
  });
  const answer: Answer = (request, address) =>
    faults ? faults.answerApi(request, async () => api(request, address)) : api(request, address);
  const { server, port } = await listen(listenerOf(answer), { port: 0, host: '127.0.0.1' });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    answer: createInbox({ emails, ledger, faults }),
    deliverEvents: delivery.start,
    settled: delivery.settled,
    stop: () => {
      delivery.stop();
      return close(server);
    },
  };
}
