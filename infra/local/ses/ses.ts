import { join } from 'node:path';
import { type Answer, close, listen, listenerOf } from '../http-server.ts';
import { createApi } from './api.ts';
import { eventRetrySchedule, openEventDelivery } from './event-delivery.ts';
import { openEventLedger } from './event-ledger.ts';
import { createInbox } from './inbox/inbox.ts';
import { openMailFolder } from './mail-folder.ts';
import { defaultSwitches, type Switches } from './switches.ts';

export interface SesOptions {
  /** The folder that keeps the mails, and what is open of their events, over a restart. */
  folder: string;
  /** The domain that is verified: its addresses and those of its subdomains may send. */
  domain: string;
  /** The configuration set that there is. */
  configurationSet: string;
  /** Milliseconds between the attempts to deliver an event. */
  retrySchedule?: readonly number[];
  switches?: Partial<Switches>;
}

/** Amazon SES as it runs here. */
export interface Ses {
  /** The address of its API. */
  endpoint: string;
  /** Answers for the inbox, under `mailPath`. */
  answer: Answer;
  switches: Switches;
  /** Begins to deliver events, first those that an earlier run left; resolves when each of them has been tried. */
  deliverEvents: ReturnType<typeof openEventDelivery>['start'];
  /** Resolves when no event is being delivered. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Simulates Amazon SES: version 2's SendEmail over HTTP on a port of its own, which keeps the mails in a folder, an inbox
 * that shows them, and the events that EventBridge gets of them.
 */
export async function startSes(options: SesOptions): Promise<Ses> {
  const { folder, domain, configurationSet, retrySchedule = eventRetrySchedule } = options;
  const switches: Switches = { ...defaultSwitches, ...options.switches };
  const mails = openMailFolder(folder);
  const ledger = openEventLedger(join(folder, 'events.jsonl'), mails.has);
  const delivery = openEventDelivery(ledger, retrySchedule);
  const account = { domain, configurationSet };
  const api = createApi({ account, mails, ledger, switches, dispatch: delivery.dispatch });
  const { server, port } = await listen(listenerOf(api), { port: 0, host: '127.0.0.1' });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    answer: createInbox({ mails, ledger, switches }),
    switches,
    deliverEvents: delivery.start,
    settled: delivery.settled,
    stop: () => {
      delivery.stop();
      return close(server);
    },
  };
}
