import { Link } from 'react-router-dom';
import { answerDue, isClockRunning } from '#shared/domain/enquiries/answer-time.ts';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { wishInWords } from '#shared/domain/enquiries/wish.ts';
import { momentInIndia, momentInRow } from '#shared/domain/time/india-words.ts';
import { EmailLink } from '../../list/email-link.tsx';
import { Facts } from '../../sheet/facts.tsx';
import { workAddress } from '../../work/address.ts';
import { ReplyClock } from '../reply-clock.tsx';

interface Props {
  enquiry: Enquiry;
  /** Whether the enquiry is taken for spam, so that nobody waits for an answer. */
  isSuspected: boolean;
  now: number;
  holidays: readonly string[] | undefined;
}

/** The facts of an enquiry: what it is about, when it came, and until when it is to be answered. */
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
            {[title, wishInWords(enquiry)].filter(Boolean).join(' · ')} <span className="note">({type})</span>
          </>
        ),
        Ticket: ticket,
        Order: orderId && <Link to={workAddress(orderId)}>Open the work</Link>,
        Wants: wantsRefund && 'The money back',
        Email: email ? <EmailLink email={email} subject={subjectOf(enquiry)} /> : '–',
        Received: <time dateTime={createdAt}>{momentInIndia(createdAt)}</time>,
        [isComplaint ? 'Clock' : 'Reply']: isSuspected
          ? 'Nobody waits for one: it is suspected spam.'
          : isAnswered && (
              <div className="line">
                {isRunning && holidays && !isComplaint && (
                  <span>by {momentInRow(answerDue(enquiry, holidays))}</span>
                )}
                {clarified && <span>Clarified</span>}
                <ReplyClock enquiry={enquiry} now={now} holidays={holidays} />
                {isComplaint && answeredAt && <span>Answered {momentInRow(answeredAt)}</span>}
              </div>
            ),
      }}
    />
  );
}

const subjectOf = ({ type, ticket, title }: Enquiry): string =>
  `Your ${type === 'complaint' ? 'complaint' : 'enquiry'} ${ticket}: ${title}`;
