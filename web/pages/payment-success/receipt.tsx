import type { ComponentProps } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { Sheet, SheetDone } from '../../ui/sheet.tsx';
import styles from './payment-success.module.css';

/** The sheet of paper that a purchase ends with. */
export const Receipt = (sheet: ComponentProps<typeof Sheet>) => (
  <div className={styles.page}>
    <Sheet {...sheet} />
  </div>
);

/** The message for a paid order. */
export const ThankYou = () => (
  <>
    <SheetDone />
    <h1>Payment Successful!</h1>
    <p>
      Thank you for your purchase. Your order has been confirmed. We will be in touch with you shortly to
      begin the process.
    </p>
  </>
);

/** The link home. It is secondary where the plans are the next step. */
export const HomeLink = ({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) => (
  <LinkButton to="/" kind={kind}>
    Back to Home
  </LinkButton>
);
