import { startInWords } from '#shared/domain/classes/class-start.ts';
import { money, sumPaise } from '#shared/domain/money/money.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import type { Place as BoughtPlace, WorkSheet } from '#shared/domain/work/bought-work.ts';
import { EmailLink } from '../../list/email-link.tsx';
import { LongText } from '../../list/long-text.tsx';
import { CopiableReference } from '../../orders/copiable-reference.tsx';
import { Facts } from '../../sheet/facts.tsx';

/** The facts of an order: what was bought, for how much, and where its mails go. */
export function OrderFacts({ sheet: { order } }: { sheet: WorkSheet }) {
  const { id, what, paise, paidAt, email, refunds, receipt } = order;
  const back = sumPaise(refunds.filter(({ status }) => status === 'processed'));
  const onTheWay = sumPaise(refunds.filter(({ status }) => status === 'pending'));
  const returned = [
    back > 0 && `${money(back)} refunded`,
    onTheWay > 0 && `refund of ${money(onTheWay)} started`,
  ];
  return (
    <Facts
      facts={{
        Bought: what,
        Sum: [money(paise), ...returned].filter(Boolean).join(', '),
        Paid: paidAt ? <time dateTime={paidAt}>{momentInIndia(paidAt)}</time> : 'Not yet',
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

/** A place in a class as its buyer reads it. */
export const Place = ({
  place: { title, startDate, timings, batch, joining, isGone },
}: {
  place: BoughtPlace;
}) =>
  isGone ? (
    <Facts facts={{ Class: `${title} (the course is deleted)` }} />
  ) : (
    <Facts
      facts={{
        Class: title,
        Begins: startDate ? startInWords(startDate) : 'No day is set yet',
        Timings: timings || undefined,
        Batch: batch ?? 'Not written yet: open the class in Existing Courses.',
        Joining: <LongText text={joining ?? ''} />,
      }}
    />
  );
