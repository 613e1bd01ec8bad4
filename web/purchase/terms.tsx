import type { ReactNode } from 'react';
import { dateInWords } from '#shared/domain/time/india-words.ts';
import { firstDraftDate, firstDraftDays } from '#shared/domain/work/draft-dates.ts';
import { refundDays } from '#shared/policies.ts';
import { nothingRefunded } from '../content/refunds.ts';
import { NoBreak } from '../ui/no-break.tsx';

interface Props {
  /** Whether the policy opens in a tab of its own, where the page must stay as it is. */
  opensBeside?: boolean;
  /** The time (epoch milliseconds) whose date of the first draft it says; where it is missing, it says the days. */
  now?: number;
  /** The next step after paying; a plan's unless said. */
  children?: ReactNode;
}

/** The terms that a buyer knows before paying: what is not refunded, and what happens next. */
export const PurchaseTerms = ({ opensBeside = false, now, children = <PlanNext now={now} /> }: Props) => (
  <div className="stack note">
    <p>
      {nothingRefunded} Packages are non-refundable once service has started. An approved refund returns
      within <NoBreak>{`${refundDays.least}-${refundDays.most} business days`}</NoBreak>:{' '}
      <a href="/cancellation-policy" {...(opensBeside && { target: '_blank' })}>
        Cancellations & Refund Policy
      </a>
    </p>
    <p>{children}</p>
  </div>
);

const PlanNext = ({ now }: { now: number | undefined }) => (
  <>
    After paying, you send us your details.{' '}
    {now === undefined ? (
      <>
        Your first draft comes within <NoBreak>{`${firstDraftDays} days`}</NoBreak>.
      </>
    ) : (
      `Send them today, and your first draft comes by ${dateInWords(firstDraftDate(now))}.`
    )}
  </>
);
