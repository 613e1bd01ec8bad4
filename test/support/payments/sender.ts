import type { StoredOrder } from '#functions/orders/store.ts';
import { claim, delay, listDue, pop } from '#functions/platform/outbox/claim.ts';
import type { OutboxItem } from '#functions/platform/outbox/entries.ts';
import type { MailFacts } from '#functions/platform/outbox/mails.ts';
import type { MailRecord } from '#shared/domain/mail/mail.ts';
import type { startApi } from '../api.ts';

/** The jobs that do what follows from orders, in the order in which the index has their entries. */
export const followingJobs = ['refreshPages', 'keepSearchKeys', 'followOrders'] as const;

/** The outcome of a sender's try with a mail. */
export type SenderAct = 'sent' | 'busy' | 'left';

/** Plays a sender with the due mails of orders: it sends them, finds the service busy, or dies before it knows. */
export const takeMails = ({ runAs }: Pick<ReturnType<typeof startApi>, 'runAs'>, act: SenderAct) =>
  runAs('a sender', grants, async () => {
    for (const item of await listDue('MAIL', 10)) {
      const claimed = await claim<MailFacts>(item);
      if (!claimed || act === 'left') continue;
      const { id, facts } = claimed.entry;
      if (act === 'busy') {
        await delay(claimed, new Date(Date.now() + 60_000).toISOString());
        continue;
      }
      const record: MailRecord = { id, letter: facts.letter, at: new Date().toISOString(), outcome: 'sent' };
      await pop<OutboxItem & Pick<StoredOrder, 'mails'>>(claimed, {
        set: ({ mails = [] }) => ({ mails: [...mails, record] }),
      });
    }
  });

const grants = {
  table: { ORDER: ['GetItem', 'UpdateItem'], WORK: ['GetItem', 'UpdateItem'] },
  gsi4: ['MAIL'],
} as const;
