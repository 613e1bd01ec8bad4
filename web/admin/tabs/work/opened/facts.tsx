import { Link } from 'react-router-dom';
import { formatStart } from '#shared/domain/classes/class-start.ts';
import { formatPaise, sumPaise } from '#shared/domain/money/money.ts';
import { formatDateTime, formatDay, formatRowMoment } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { CourseSeat as BoughtPlace } from '#shared/domain/work/bought-work.ts';
import { briefFields } from '#shared/domain/work/brief-fields.ts';
import type { WorkDetail } from '#shared/domain/work/work-detail.ts';
import { EmailLink } from '../../../kit/contact/contact.tsx';
import { CopiableReference } from '../../../kit/contact/copy-button.tsx';
import { DrawerSection, Facts, LongText } from '../../../kit/facts.tsx';
import type { WorkProps } from './entry-form.tsx';
import { FileLink } from './entry-line.tsx';

export function OrderFacts({ detail: { order } }: { detail: WorkDetail }) {
  const { id, number, what, paise, paidAt, email, refunds, hasReceipt } = order;
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
        Email: email ? <EmailLink email={email} subject={`Your order ${number}`} /> : '–',
        'Order number': <CopiableReference reference={number} />,
        'Order ID': <CopiableReference reference={id} />,
        Receipt: hasReceipt && (
          <a href={`/receipt?order=${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
            Open the receipt
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

export function Complaints({ complaints }: Pick<WorkDetail, 'complaints'>) {
  if (complaints.length === 0) return null;
  return (
    <DrawerSection title={complaints.length === 1 ? 'Complaint' : 'Complaints'}>
      <ul className="rows">
        {complaints.map(({ id, ticket, wantsRefund, answeredAt, settled, dueBy }) => (
          <li key={id} className="group">
            <Link
              to={`?${new URLSearchParams({ tab: 'manage-enquiries', segment: 'to-answer', enquiry: id })}`}
            >
              {ticket}
            </Link>
            <span>
              {settled
                ? `Settled on ${dayOf(settled.at)}: ${settled.done}`
                : `${answeredAt ? 'Answered; settle' : 'Answer and settle'} by ${dayOf(dueBy)}.`}
              {wantsRefund && ' The buyer would like a refund.'}
            </span>
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}

export function BriefText({ id, work, state }: WorkProps) {
  const handedIn = work.entries.findLast(({ kind }) => kind === 'brief');
  const brief = handedIn?.brief ?? work.brief ?? {};
  const files = work.entries.filter(({ kind, file }) => kind !== 'draft' && file);
  const told = briefFields.filter(({ name }) => brief[name]);
  if (state.documents.length === 0 && told.length === 0 && files.length === 0) return null;
  return (
    <DrawerSection title="The buyer’s details">
      {!handedIn && (
        <p className="muted">{told.length > 0 ? 'Typed so far, not sent yet.' : 'Nothing typed yet.'}</p>
      )}
      {told.length > 0 && (
        <Facts
          isWide
          facts={Object.fromEntries(
            told.map(({ name, label }) => [label, <LongText key={name} text={brief[name] ?? ''} />]),
          )}
        />
      )}
      {files.length > 0 && (
        <ul className="rows">
          {files.map((entry) => (
            <li key={entry.id} className="baseline apart">
              <span>
                {entry.kind === 'file' ? 'File' : 'Pasted text'}, {formatRowMoment(entry.at)}
              </span>
              {entry.file && <FileLink orderId={id} entry={entry} file={entry.file} />}
            </li>
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}

const dayOf = (iso: string) => formatDay(dayInIndia(iso));
