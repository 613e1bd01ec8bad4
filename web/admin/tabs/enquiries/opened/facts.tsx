import { Link } from 'react-router-dom';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { requestText } from '#shared/domain/enquiries/enquiry-names.ts';
import { isClockRunning, replyDeadline } from '#shared/domain/enquiries/reply-deadline.ts';
import { formatDateTime, formatRowMoment } from '#shared/domain/time/format.ts';
import { workAddress } from '../../../kit/addresses.ts';
import { EmailLink } from '../../../kit/contact/contact.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { ReplyClock } from '../reply-clock.tsx';

interface Props {
  enquiry: Enquiry;
  isSuspected: boolean;
  now: number;
  holidays: readonly string[] | undefined;
}

export function EnquiryFacts({ enquiry, isSuspected, now, holidays }: Props) {
  const { ticket, type, title, email, createdAt, answeredAt, clarified, orderId, wantsRefund } = enquiry;
  const isRunning = !isSuspected && isClockRunning(enquiry);
  const isComplaint = type === 'complaint';
  const isAnswered = isRunning || answeredAt || clarified || enquiry.outcome;
  return (
    <Facts
      facts={{
        About: (
          <>
            {[title, requestText(enquiry)].filter(Boolean).join(' · ')} <span className="note">({type})</span>
          </>
        ),
        Ticket: ticket,
        Order: orderId && <Link to={workAddress(orderId)}>Open the work</Link>,
        Wants: wantsRefund && 'A refund',
        Email: email ? <EmailLink email={email} subject={subjectOf(enquiry)} /> : '–',
        Received: <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
        [isComplaint ? 'Deadline' : 'Reply']: isSuspected
          ? 'No reply needed: suspected spam.'
          : isAnswered && (
              <div className="baseline">
                {isRunning && holidays && !isComplaint && (
                  <span>by {formatRowMoment(replyDeadline(enquiry, holidays))}</span>
                )}
                {clarified && <span>Clarified</span>}
                <ReplyClock enquiry={enquiry} now={now} holidays={holidays} />
                {isComplaint && answeredAt && <span>Answered {formatRowMoment(answeredAt)}</span>}
              </div>
            ),
      }}
    />
  );
}

const subjectOf = ({ type, ticket, title }: Enquiry): string =>
  `Your ${type === 'complaint' ? 'complaint' : 'enquiry'} ${ticket}: ${title}`;
