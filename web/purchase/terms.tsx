import type { ReactNode } from 'react';
import { formatDay } from '#shared/domain/time/format.ts';
import { firstDraftDate, firstDraftDays } from '#shared/domain/work/draft-dates.ts';
import { refundDays } from '#shared/policies.ts';
import { nonRefundableText } from '../content/refunds.ts';
import { NoBreak } from '../ui/no-break.tsx';

interface Props {
  opensInNewTab?: boolean;
  /** In epoch milliseconds. Without it, the first draft is promised within a number of days rather than by a date. */
  now?: number;
  children?: ReactNode;
}

export const PurchaseTerms = ({ opensInNewTab = false, now, children = <PlanNext now={now} /> }: Props) => (
  <div className="stack note">
    <p>
      {nonRefundableText} Packages are non-refundable once service has started. An approved refund returns
      within <NoBreak>{`${refundDays.least}-${refundDays.most} business days`}</NoBreak>:{' '}
      <a href="/cancellation-policy" {...(opensInNewTab && { target: '_blank' })}>
        Cancellations & Refund Policy
      </a>
    </p>
    <p>{children}</p>
  </div>
);

const PlanNext = ({ now }: { now: number | undefined }) => (
  <>
    After you pay, send us your details.{' '}
    {now === undefined ? (
      <>
        You’ll get your first draft within <NoBreak>{`${firstDraftDays} days`}</NoBreak>.
      </>
    ) : (
      `Send them today and get your first draft by ${formatDay(firstDraftDate(now))}.`
    )}
  </>
);
