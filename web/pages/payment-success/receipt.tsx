import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import corner from '../../ui/cut-corner.module.css';
import styles from './receipt.module.css';

interface Props {
  /** The links at its foot. */
  links?: ReactNode;
  children: ReactNode;
}

/** The sheet of paper that a purchase ends with. */
export const Receipt = ({ links, children }: Props) => (
  <div className={styles.page}>
    <div className={`${corner.edge} ${styles.edge}`}>
      <div className={`${corner.sheet} ${styles.receipt}`}>
        {children}
        {links && <div className={styles.links}>{links}</div>}
      </div>
    </div>
  </div>
);

/** The message for a paid order. */
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

/** The link home. It is secondary where the plans are the next step. */
export const HomeLink = ({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) => (
  <LinkButton to="/" kind={kind}>
    Back to Home
  </LinkButton>
);
