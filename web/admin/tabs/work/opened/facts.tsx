import { formatStart } from '#shared/domain/classes/class-start.ts';
import { formatPaise, sumPaise } from '#shared/domain/money/money.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import type { CourseSeat as BoughtPlace, WorkDetail } from '#shared/domain/work/bought-work.ts';
import { EmailLink } from '../../../kit/contact/contact.tsx';
import { CopiableReference } from '../../../kit/contact/copy-button.tsx';
import { Facts } from '../../../kit/drawer/drawer.tsx';
import { LongText } from '../../../kit/list/long-text.tsx';

export function OrderFacts({ detail: { order } }: { detail: WorkDetail }) {
  const { id, what, paise, paidAt, email, refunds, receipt } = order;
  const back = sumPaise(refunds.filter(({ status }) => status === 'processed'));
  const onTheWay = sumPaise(refunds.filter(({ status }) => status === 'pending'));
  const returned = [
    back > 0 && `${formatPaise(back)} refunded`,
    onTheWay > 0 && `refund of ${formatPaise(onTheWay)} started`,
  ];
  return (
    <Facts
      facts={{
        Bought: what,
        Amount: [formatPaise(paise), ...returned].filter(Boolean).join(', '),
        Paid: paidAt ? <time dateTime={paidAt}>{formatDateTime(paidAt)}</time> : 'Not yet',
        Email: email ? <EmailLink email={email} subject={`Your order ${id}`} /> : '–',
        Order: <CopiableReference reference={id} />,
        Receipt: receipt && (
          <a href={`/receipt?order=${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
            {receipt}
          </a>
        ),
      }}
    />
  );
}

export const CourseSeat = ({
  seat: { title, startDate, timings, batch, joining, isGone },
}: {
  seat: BoughtPlace;
}) =>
  isGone ? (
    <Facts facts={{ Class: `${title} (the course has been deleted)` }} />
  ) : (
    <Facts
      facts={{
        Class: title,
        Starts: startDate ? formatStart(startDate) : 'No date yet',
        Timings: timings || undefined,
        Batch: batch ?? 'Not entered yet: open the class in Existing Courses.',
        Joining: <LongText text={joining ?? ''} />,
      }}
    />
  );
