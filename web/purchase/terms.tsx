import type { ReactNode } from 'react';
import { firstDraftDays } from '#shared/domain/work/draft-dates.ts';
import { refundDays } from '#shared/policies.ts';
import { nothingRefunded } from '../content/refunds.ts';
import { NoBreak } from '../ui/no-break.tsx';
import styles from './terms.module.css';

interface Props {
  /** Whether the policy opens in a tab of its own, where the page must stay as it is. */
  opensBeside?: boolean;
  /** The next step after paying; a plan's unless said. */
  children?: ReactNode;
}

/** The terms that a buyer knows before paying: what is not refunded, and what happens next. */
export const PurchaseTerms = ({ opensBeside = false, children = <PlanNext /> }: Props) => (
  <div className={styles.terms}>
    <p>
      {nothingRefunded} An approved refund returns within{' '}
      <NoBreak>{`${refundDays.least}-${refundDays.most} business days`}</NoBreak>:{' '}
      <a href="/cancellation-policy" {...(opensBeside && { target: '_blank' })}>
        Cancellations & Refund Policy
      </a>
    </p>
    <p>{children}</p>
  </div>
);

const PlanNext = () => (
  <>
    After paying, you send us your details. Your first draft comes within{' '}
    <NoBreak>{`${firstDraftDays} days`}</NoBreak>.
  </>
);
