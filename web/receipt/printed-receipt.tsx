import type { ReactNode } from 'react';
import { brand, legal } from '#shared/brand.ts';
import { registrationsOf, wholeAddress } from '#shared/domain/company/legal-identity.ts';
import { formatPaise } from '#shared/domain/money/money.ts';
import type { Receipt } from '#shared/domain/receipts/receipt.ts';
import { readablePhone } from '#shared/domain/text/phone.ts';
import { longDate } from '#shared/domain/time/format.ts';
import styles from './printed-receipt.module.css';

export const PrintedReceipt = ({ receipt }: { receipt: Receipt }) => {
  const { serial, orderNumber, issuedAt, what, name, email, mobile, paise, refundedPaise } = receipt;
  return (
    <article className={styles.paper} aria-labelledby="serial">
      <header className={styles.head}>
        <address className={styles.company}>
          <b>{legal.name}</b>
          <span>{wholeAddress(legal)}</span>
          <span>
            {brand.displayPhone} · {brand.email}
          </span>
          {registrationsOf(legal).map((number) => (
            <span key={number}>{number}</span>
          ))}
        </address>
        <h1 id="serial" className={styles.serial}>
          Receipt <span>{serial}</span>
        </h1>
      </header>
      <dl className={styles.facts}>
        <Fact name="Received from">
          <b>{name || 'The buyer'}</b>
          {[email, readablePhone(mobile ?? '')].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Fact>
        <Fact name="Date">{longDate(issuedAt)}</Fact>
        <Fact name="Order number">{orderNumber}</Fact>
      </dl>
      <table className={styles.sums}>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{what}</td>
            <td>{formatPaise(paise)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Received</th>
            <td>{formatPaise(paise)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{howPaid(receipt)}</p>
      {refundedPaise > 0 && <p>Of this, {formatPaise(refundedPaise)} has since been refunded.</p>}
      <p className={styles.notes}>
        {legal.gstin ? 'Prices include GST. ' : ''}
        This is a computer-generated receipt and needs no signature. It is not a tax invoice.
      </p>
    </article>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function howPaid({ method = '', paidAt }: Receipt): string {
  const by = methodNames.get(method) ?? method;
  return `Paid${by && ` ${by}`} on ${longDate(paidAt)}.`;
}

const methodNames = new Map([
  ['card', 'by card'],
  ['upi', 'by UPI'],
  ['netbanking', 'by net banking'],
  ['wallet', 'by wallet'],
  ['emi', 'in instalments by card'],
  ['paylater', 'by pay later'],
  ['cash', 'in cash'],
  ['transfer', 'by bank transfer'],
]);
