import type { AdminOrder, Payment } from '#shared/domain/order.ts';
import { refundedPaise } from '#shared/domain/refunds.ts';
import { momentInIndia } from '../../content/dates.ts';
import { money, paymentName, paymentWords } from './order-words.ts';
import styles from './refund-form.module.css';

interface Props {
  order: AdminOrder;
  payments: readonly Payment[];
  chosen: Payment;
  onChoose: (id: string) => void;
}

/** The payment that goes back: chosen among several, named where there is one. */
export const RefundedPayment = ({ order, payments, chosen, onChoose }: Props) => (
  <fieldset className={styles.choice}>
    <legend>Which payment</legend>
    {payments.map((payment) => (
      <label key={payment.id}>
        <input
          type="radio"
          name="paymentId"
          value={payment.id}
          checked={payment.id === chosen.id}
          onChange={() => onChoose(payment.id)}
        />
        <span>
          {paymentName(payment)}, {momentInIndia(payment.createdAt)}
          <small>
            {paymentWords(order, payment)}
            {refundedPaise(order, payment) > 0 &&
              ` ${money(refundedPaise(order, payment))} went back already.`}
          </small>
        </span>
      </label>
    ))}
  </fieldset>
);
