import { BadgeCheck, CircleAlert, CircleDashed, Undo2 } from 'lucide-react';
import type { AdminOrder, OrderStatus } from '#shared/domain/orders/order.ts';
import { paymentsToRefund } from '#shared/domain/orders/refunds.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import styles from './state.module.css';
import { noteTexts, warningTexts } from './warnings.ts';
import { disputeText, paymentName, paymentText, refundText, stateText } from './wording.ts';

export function OrderState({ order }: { order: AdminOrder }) {
  const Shape = shapes[order.status];
  return (
    <div className="group">
      <p className={order.status === 'paid' ? 'state good' : 'state'}>
        <Shape aria-hidden="true" size={18} />
        {stateText(order)}
      </p>
      {warningTexts(order).map((text) => (
        <p key={text} className={`state bad ${styles.warning}`}>
          <CircleAlert aria-hidden="true" size={18} />
          {text}
        </p>
      ))}
      {noteTexts(order).map((text) => (
        <p key={text} className="note">
          {text}
        </p>
      ))}
    </div>
  );
}

const shapes: Record<OrderStatus, typeof CircleDashed> = {
  created: CircleDashed,
  attempted: CircleDashed,
  paid: BadgeCheck,
  partially_refunded: Undo2,
  refunded: Undo2,
};

export function OrderHistory({ order }: { order: AdminOrder }) {
  return (
    <details>
      <summary>{summaryOf(order)}</summary>
      <ol className="group">
        {eventsOf(order).map(({ id, at, mark, title, words, reason }) => (
          <li key={id} className={`${styles.event} ${styles[mark]}`}>
            <time dateTime={at} className="muted">
              {formatDateTime(at)}
            </time>
            {title && <b>{title}</b>}
            <span>{words}</span>
            {reason && <q>{reason}</q>}
            {id !== order.id && <code className="muted">{id}</code>}
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

const summaryOf = ({ payments, refunds, disputes = [] }: AdminOrder) =>
  [
    'History',
    counted(payments.length, 'attempt'),
    counted(refunds.length, 'refund'),
    counted(disputes.length, 'dispute'),
  ]
    .filter(Boolean)
    .join(', ');

const counted = (count: number, name: string) => count > 0 && `${count} ${name}${count === 1 ? '' : 's'}`;

function eventsOf(order: AdminOrder): HistoryEvent[] {
  const open = new Set(paymentsToRefund(order));
  const payments = order.payments.map(
    (payment): HistoryEvent => ({
      ...{ id: payment.id, at: payment.createdAt, title: paymentName(payment) },
      mark:
        payment.id === order.paidBy
          ? 'good'
          : payment.status === 'failed' || open.has(payment)
            ? 'bad'
            : 'quiet',
      words: paymentText(order, payment),
      reason: payment.why,
    }),
  );
  const refunds = order.refunds.map(
    (refund): HistoryEvent => ({
      ...{ id: refund.id, at: refund.createdAt, reason: refund.reason },
      mark: refund.status === 'failed' ? 'bad' : 'quiet',
      words: refundText(order, refund),
    }),
  );
  const disputes = (order.disputes ?? []).map(
    (dispute): HistoryEvent => ({
      ...{ id: dispute.id, at: dispute.createdAt, reason: dispute.reason },
      mark: dispute.status === 'won' ? 'quiet' : 'bad',
      words: disputeText(dispute),
    }),
  );
  return [opening(order), ...[...payments, ...refunds, ...disputes].sort((a, b) => a.at.localeCompare(b.at))];
}

const opening = ({ id, createdAt }: AdminOrder): HistoryEvent => ({
  ...{ id, at: createdAt, mark: 'quiet' },
  words: 'Order created.',
});
