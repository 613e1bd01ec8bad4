import type { AdminOrder } from '#shared/domain/order.ts';
import { duplicatesOf, refundablePaise } from '#shared/domain/refunds.ts';
import { momentInIndia } from '../../content/dates.ts';
import styles from './order-history.module.css';
import { paymentName, paymentWords, refundWords } from './order-words.ts';

/** Everything that happened to an order, in the order of time. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  return (
    <details className={styles.history}>
      <summary>{summaryOf(order)}</summary>
      <ol className={styles.events}>
        {eventsOf(order).map(({ id, at, mark, title, words, reason }) => (
          <li key={id} className={styles[mark]}>
            <time dateTime={at}>{momentInIndia(at)}</time>
            {title && <span className={styles.title}>{title}</span>}
            <span>{words}</span>
            {reason && <q>{reason}</q>}
            {id !== order.id && <code>{id}</code>}
          </li>
        ))}
      </ol>
    </details>
  );
}

interface HistoryEvent {
  id: string;
  at: string;
  mark: 'quiet' | 'good' | 'bad';
  title?: string;
  words: string;
  reason?: string | undefined;
}

const summaryOf = ({ payments, refunds }: AdminOrder) =>
  ['History', counted(payments.length, 'attempt'), counted(refunds.length, 'refund')]
    .filter(Boolean)
    .join(', ');

const counted = (count: number, name: string) => count > 0 && `${count} ${name}${count === 1 ? '' : 's'}`;

function eventsOf(order: AdminOrder): HistoryEvent[] {
  const open = new Set(duplicatesOf(order).filter((payment) => refundablePaise(order, payment) > 0));
  const payments = order.payments.map(
    (payment): HistoryEvent => ({
      ...{ id: payment.id, at: payment.createdAt, title: paymentName(payment) },
      mark:
        payment.id === order.paidBy
          ? 'good'
          : payment.status === 'failed' || open.has(payment)
            ? 'bad'
            : 'quiet',
      words: paymentWords(order, payment),
    }),
  );
  const refunds = order.refunds.map(
    (refund): HistoryEvent => ({
      ...{ id: refund.id, at: refund.createdAt, reason: refund.reason },
      mark: refund.status === 'failed' ? 'bad' : 'quiet',
      words: refundWords(refund),
    }),
  );
  return [opened(order), ...[...payments, ...refunds].toSorted((a, b) => a.at.localeCompare(b.at))];
}

const opened = ({ id, createdAt }: AdminOrder): HistoryEvent => ({
  ...{ id, at: createdAt, mark: 'quiet' },
  words: 'The order was opened.',
});
