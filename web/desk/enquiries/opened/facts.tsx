import { Link } from 'react-router-dom';
import { answerDue, isClockRunning } from '#shared/domain/enquiries/answer-time.ts';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { wishInWords } from '#shared/domain/enquiries/wish.ts';
import { momentInIndia, momentInRow } from '#shared/domain/time/india-words.ts';
import { EmailLink } from '../../list/email-link.tsx';
import styles from '../../sheet/facts.module.css';
import { workAddress } from '../../work/address.ts';
import { ReplyClock } from '../reply-clock.tsx';

interface Props {
  enquiry: Enquiry;
  /** Nobody waits for an answer to what is taken for spam. */
  isSuspected: boolean;
  now: number;
  holidays: readonly string[] | undefined;
}

/** The facts of an enquiry: what it is about, when it came, and until when it is to be answered. */
export function Facts({ enquiry, isSuspected, now, holidays }: Props) {
  const { ticket, type, title, email, createdAt, answeredAt, clarified, orderId, wantsRefund } = enquiry;
  const isRunning = !isSuspected && isClockRunning(enquiry);
  return (
    <dl className={styles.facts}>
      <dt>About</dt>
      <dd>
        {[title, wishInWords(enquiry)].filter(Boolean).join(' · ')}{' '}
        <span className={styles.note}>({type})</span>
      </dd>
      <dt>Ticket</dt>
      <dd className={styles.number}>{ticket}</dd>
      {orderId && (
        <>
          <dt>Order</dt>
          <dd className={styles.number}>
            <Link to={workAddress(orderId)}>{orderId}</Link>
          </dd>
        </>
      )}
      {wantsRefund && (
        <>
          <dt>Wants</dt>
          <dd>The money back</dd>
        </>
      )}
      <dt>Email</dt>
      <dd>{email ? <EmailLink email={email} subject={subjectOf(enquiry)} /> : '–'}</dd>
      <dt>Received</dt>
      <dd>
        <time dateTime={createdAt}>{momentInIndia(createdAt)}</time>
      </dd>
      {isSuspected && (
        <>
          <dt>Reply</dt>
          <dd>Nobody waits for one: it is suspected spam.</dd>
        </>
      )}
      {!isSuspected && (isRunning || answeredAt || clarified || enquiry.outcome) && (
        <>
          <dt>{enquiry.type === 'complaint' ? 'Clock' : 'Reply'}</dt>
          <dd className={styles.reply}>
            {isRunning && holidays && enquiry.type !== 'complaint' && (
              <span>by {momentInRow(answerDue(enquiry, holidays))}</span>
            )}
            {clarified && <span>Clarified</span>}
            <ReplyClock enquiry={enquiry} now={now} holidays={holidays} />
            {enquiry.type === 'complaint' && answeredAt && <span>Answered {momentInRow(answeredAt)}</span>}
          </dd>
        </>
      )}
    </dl>
  );
}

const subjectOf = ({ type, ticket, title }: Enquiry): string =>
  `Your ${type === 'complaint' ? 'complaint' : 'enquiry'} ${ticket}: ${title}`;
