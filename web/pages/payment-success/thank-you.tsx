import { CircleCheck } from 'lucide-react';
import styles from './receipt.module.css';

/** What is said of a paid order. */
export const ThankYou = () => (
  <>
    <CircleCheck aria-hidden="true" size={56} className={styles.check} />
    <h1>Payment Successful!</h1>
    <p>
      Thank you for your purchase. Your order has been confirmed. We will be in touch with you shortly to
      begin the process.
    </p>
  </>
);
