import { money, sumPaise } from '#shared/domain/money/money.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import type { WorkSheet } from '#shared/domain/work/bought-work.ts';
import { EmailLink } from '../../list/email-link.tsx';
import { CopiableReference } from '../../orders/copiable-reference.tsx';
import styles from '../../sheet/facts.module.css';

/** The facts of an order: what was bought, for how much, and where its mails go. */
export function Facts({ opened: { order } }: { opened: WorkSheet }) {
  const { id, what, paise, paidAt, email, refunds, receipt } = order;
  const back = sumPaise(refunds.filter(({ status }) => status === 'processed'));
  const onTheWay = sumPaise(refunds.filter(({ status }) => status === 'pending'));
  return (
    <dl className={styles.facts}>
      <dt>Bought</dt>
      <dd>{what}</dd>
      <dt>Sum</dt>
      <dd className={styles.number}>
        {money(paise)}
        {back > 0 && `, ${money(back)} given back`}
        {onTheWay > 0 && `, ${money(onTheWay)} on its way back`}
      </dd>
      <dt>Paid</dt>
      <dd>{paidAt ? <time dateTime={paidAt}>{momentInIndia(paidAt)}</time> : 'Not yet'}</dd>
      <dt>Email</dt>
      <dd>{email ? <EmailLink email={email} subject={`Your order ${id}`} /> : '–'}</dd>
      <dt>Order</dt>
      <dd>
        <CopiableReference reference={id} />
      </dd>
      {receipt && (
        <>
          <dt>Receipt</dt>
          <dd>
            <a
              href={`/receipt?order=${encodeURIComponent(id)}`}
              target="_blank"
              rel="noreferrer"
              className={styles.link}
            >
              {receipt}
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}
