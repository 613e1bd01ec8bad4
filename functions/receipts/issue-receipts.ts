import { job } from '../lib/event/job.ts';
import { doDue } from '../lib/outbox/do-due.ts';
import { issueReceipt } from '../lib/receipts/issue-receipt.ts';

/** Writes the receipts of orders that were paid. */
export const handler = job(() =>
  doDue('RECEIPT', async ({ item, entry: { due, firstDue = due } }) => {
    // The year is that of the news of the payment, and the same in every try.
    await issueReceipt(item.sk, firstDue);
  }),
);
