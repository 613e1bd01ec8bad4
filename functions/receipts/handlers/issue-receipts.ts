import { job } from '../../platform/job.ts';
import { doDue } from '../../platform/outbox/do-due.ts';
import { issueReceipt } from '../issue-receipt.ts';

/** Writes the receipts of orders that were paid, one after the other: there is one counter, and runs may overlap. */
export const handler = job(() => {
  let before: Promise<unknown> = Promise.resolve();
  return doDue('RECEIPT', async ({ item, entry: { due, firstDue = due } }) => {
    const issued = before.then(() => issueReceipt(item.sk, firstDue));
    before = issued.catch(() => undefined);
    await issued;
    return undefined;
  });
});
