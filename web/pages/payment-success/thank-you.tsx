import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { OutcomeCard, OutcomeMark } from '../../ui/outcome-card.tsx';
import styles from './payment-success.module.css';

export const ResultPage = ({ children }: { children: ReactNode }) => (
  <div className={`frame ${styles.page}`}>
    <OutcomeCard>{children}</OutcomeCard>
  </div>
);

/** Without an order, the mark is grey, because the page can't know of a payment. */
export const ThankYou = ({ isKnown = false }: { isKnown?: boolean }) => (
  <>
    <h1 className={styles.thanks}>
      <OutcomeMark isGood={isKnown} />
      Payment Successful!
    </h1>
    <p>
      Thank you for your purchase. Your order has been confirmed. We will be in touch with you shortly to
      begin the process.
    </p>
  </>
);

export const HomeLink = ({ kind = 'secondary' }: { kind?: 'primary' | 'secondary' }) => (
  <LinkButton to="/" kind={kind}>
    Back to Home
  </LinkButton>
);
