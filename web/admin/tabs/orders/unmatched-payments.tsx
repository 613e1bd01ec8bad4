import { formatPaise } from '#shared/domain/money/money.ts';
import { openDisputes } from '#shared/domain/orders/attention.ts';
import type { UnmatchedPayment } from '#shared/domain/orders/unmatched-payment.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { CopiableReference } from '../../kit/contact/copy-button.tsx';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { ListTable } from '../../kit/list/table.tsx';
import { ActionButton } from '../../kit/press.tsx';
import { useAction } from '../../kit/queries.ts';
import { useList } from '../../kit/use-list.ts';
import styles from './orders.module.css';
import { disputeText, methodName } from './wording.ts';

export function UnmatchedPayments() {
  const list = useList('GET /admin/unmatched-payments');
  const [news, tell] = useNews();
  const { rows = [], error } = list;
  // The section isn't removed when its last payment is ignored, because its heading then has the focus.
  if (rows.length === 0 && !error && !news) return null;
  return (
    <section aria-label="Payments outside the site" className={styles.section}>
      <ListHeading
        title="Payments outside the site"
        news={news}
        explanation="Razorpay received these, but they don’t belong to any order here. Someone may have used a Razorpay payment link, or another site may share the account. Check them in Razorpay, then ignore them here."
      />
      <ListTable
        list={list}
        label="Payments outside the site"
        columns={['Amount', 'Status', 'Date', 'Reference', 'Actions']}
        empty="Nothing left to check."
        failure="Couldn’t load payments made outside the site. Please try again later."
      >
        {(payment) => (
          <UnmatchedPaymentRow
            key={payment.id}
            payment={payment}
            onIgnored={() => {
              list.remove(payment.id);
              tell(`Payment of ${amountText(payment)} ignored.`);
            }}
          />
        )}
      </ListTable>
    </section>
  );
}

interface Props {
  payment: UnmatchedPayment;
  onIgnored: () => void;
}

const UnmatchedPaymentRow = ({ payment, onIgnored }: Props) => (
  <tr>
    <th scope="row" data-line="1 start">
      <span id={`amount-${payment.id}`}>{amountText(payment)}</span>
    </th>
    <td data-line="2">
      {statusTexts[payment.status]}
      {payment.disputes?.map((dispute) => (
        <p key={dispute.id} className={openDisputes(payment).includes(dispute) ? 'note bad' : undefined}>
          {disputeText(dispute)}
        </p>
      ))}
    </td>
    <td data-line="1 end" className="note">
      <time dateTime={payment.createdAt}>{formatDateTime(payment.createdAt)}</time>
    </td>
    <td data-line="3 start">
      <CopiableReference reference={payment.id} />
    </td>
    <td data-line="3 end">
      <IgnorePayment payment={payment} onIgnored={onIgnored} />
    </td>
  </tr>
);

function IgnorePayment({ payment: { id }, onIgnored }: Props) {
  const send = useAction('POST /admin/unmatched-payments/{id}/ignore', { stale: [] });
  return (
    <ActionButton
      act={() => send({ path: { id } })}
      failure="Couldn’t ignore this payment. Please try again."
      onDone={onIgnored}
      doing="Saving…"
      aria-describedby={`amount-${id}`}
    >
      Ignore
    </ActionButton>
  );
}

const amountText = ({ paise, currency, method }: UnmatchedPayment): string => {
  const amount = currency === 'INR' ? formatPaise(paise) : `${(paise / 100).toFixed(2)} ${currency}`;
  return method ? `${amount} by ${methodName(method)}` : amount;
};

const statusTexts: Record<UnmatchedPayment['status'], string> = {
  created: 'Waiting for the bank.',
  failed: 'Failed.',
  authorized: 'Authorised by the bank, not received yet.',
  captured: 'Paid.',
  refunded: 'Refunded.',
};
