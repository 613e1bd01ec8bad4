import type { Dispute, Payment, Refund } from './payment-records.ts';

export const mergePayments = (known: Payment[], news: Payment[]): Payment[] =>
  withoutExcess(merge(known, news, laterPayment));

export const mergeRefunds = (known: Refund[], news: Refund[], reportedAt: string): Refund[] =>
  merge(known, news, laterRefund).map((refund) =>
    refund.status === 'processed' && !refund.processedAt ? { ...refund, processedAt: reportedAt } : refund,
  );

export const mergeDisputes = (known: Dispute[], news: Dispute[]): Dispute[] =>
  merge(known, news, laterDispute);

interface Entry {
  id: string;
  createdAt: string;
}

/** If an entry is in both lists, `later` merges the two versions. The result is sorted by time. */
function merge<T extends Entry>(known: T[], news: T[], later: (known: T, news: T) => T): T[] {
  const merged = new Map(known.map((entry) => [entry.id, entry]));
  for (const entry of news) {
    const before = merged.get(entry.id);
    merged.set(entry.id, before ? later(before, entry) : entry);
  }
  return [...merged.values()].sort(byTime);
}

const byTime = (a: Entry, b: Entry) =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? -1 : 1;

const paymentOrder = ['created', 'failed', 'authorized', 'captured', 'refunded'];

function laterPayment(known: Payment, news: Payment): Payment {
  const isFurther = paymentOrder.indexOf(news.status) > paymentOrder.indexOf(known.status);
  const [last, first] = isFurther ? [news, known] : [known, news];
  const failure = known.failure ?? news.failure;
  return { ...first, ...last, captured: known.captured || news.captured, ...(failure && { failure }) };
}

const refundOrder = ['pending', 'failed', 'processed'];

const laterRefund = (known: Refund, news: Refund): Refund =>
  refundOrder.indexOf(news.status) > refundOrder.indexOf(known.status)
    ? { ...known, ...news }
    : { ...news, ...known };

// A dispute can move back and forth between open statuses. If two reports have the same timestamp, the status further
// down this list wins.
const disputeOrder = ['open', 'under_review', 'action_required', 'won', 'lost', 'closed'];
const finalDisputes = new Set(['won', 'lost', 'closed']);

function laterDispute(known: Dispute, news: Dispute): Dispute {
  const rank = ({ status, updatedAt }: Dispute) =>
    `${Number(finalDisputes.has(status))} ${updatedAt} ${disputeOrder.indexOf(status)}`;
  return rank(news) > rank(known) ? { ...known, ...news } : { ...news, ...known };
}

/** A buyer can try to pay any number of times, but a DynamoDB item can't be larger than 400 KB. */
const maxFailures = 50;

function withoutExcess(payments: Payment[]): Payment[] {
  const failures = payments.filter(({ status }) => status === 'failed');
  const excess = new Set(failures.slice(0, Math.max(0, failures.length - maxFailures)));
  return payments.filter((payment) => !excess.has(payment));
}
