import type { StoredOrder } from '#functions/orders/store.ts';
import { claim, delay, listDue, pop } from '#functions/platform/outbox/claim.ts';
import type { EmailFacts } from '#functions/platform/outbox/email-entries.ts';
import type { OutboxItem } from '#functions/platform/outbox/entries.ts';
import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import type { startApi } from '../api.ts';

export const followingJobs = ['refreshPages', 'reindexItems', 'emailWaitlist', 'followOrders'] as const;

export type SenderAct = 'sent' | 'busy' | 'left';

export const takeMails = ({ runAs }: Pick<ReturnType<typeof startApi>, 'runAs'>, act: SenderAct) =>
  runAs('a sender', grants, async () => {
    for (const item of await listDue('MAIL', 10)) {
      const claimed = await claim<EmailFacts>(item);
      if (!claimed || act === 'left') continue;
      const { id, facts } = claimed.entry;
      if (act === 'busy') {
        await delay(claimed, new Date(Date.now() + 60_000).toISOString());
        continue;
      }
      const record: EmailRecord = {
        id,
        template: facts.template,
        at: new Date().toISOString(),
        outcome: 'sent',
      };
      await pop<OutboxItem & Pick<StoredOrder, 'emails'>>(claimed, {
        set: ({ emails = [] }) => ({ emails: [...emails, record] }),
      });
    }
  });

const grants = {
  table: { ORDER: ['GetItem', 'UpdateItem'], WORK: ['GetItem', 'UpdateItem'] },
  gsi4: ['MAIL'],
} as const;
