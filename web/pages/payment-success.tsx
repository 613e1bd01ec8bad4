import { CircleCheck } from 'lucide-react';
import { LinkButton } from '../ui/button.tsx';
import corner from '../ui/cut-corner.module.css';
import styles from './payment-success.module.css';

/** Where a buyer arrives after a verified payment. */
export const PaymentSuccessPage = () => (
  <div className={styles.page}>
    <div className={`${corner.edge} ${styles.edge}`}>
      <div className={`${corner.sheet} ${styles.receipt}`}>
        <CircleCheck aria-hidden="true" size={56} className={styles.check} />
        <h1>Payment Successful!</h1>
        <p>
          Thank you for your purchase. Your order has been confirmed. We will be in touch with you shortly to
          begin the process.
        </p>
        <div className={styles.way}>
          <LinkButton to="/" kind="primary">
            Back to Home
          </LinkButton>
        </div>
      </div>
    </div>
  </div>
);
