import { replyDue } from '#shared/domain/business-hours.ts';
import type { Enquiry } from '#shared/domain/enquiry.ts';
import { momentInRow } from '#shared/domain/india-words.ts';
import { isClockRunning } from '#shared/domain/reply-clock.ts';
import { momentInIndia } from '../../../content/dates.ts';
import { EmailLink } from '../../list/email-link.tsx';
import styles from '../../sheet/facts.module.css';
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
  const { ticket, type, title, email, createdAt, answeredAt, clarified } = enquiry;
  const isRunning = !isSuspected && isClockRunning(enquiry);
  return (
    <dl className={styles.facts}>
      <dt>About</dt>
      <dd>
        {title} <span className={styles.note}>({type})</span>
      </dd>
      {ticket && (
        <>
          <dt>Ticket</dt>
          <dd className={styles.number}>{ticket}</dd>
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
      {!isSuspected && (isRunning || answeredAt || clarified) && (
        <>
          <dt>Reply</dt>
          <dd className={styles.reply}>
            {isRunning && holidays && <span>by {momentInRow(replyDue(createdAt, holidays))}</span>}
            {clarified && <span>Clarified</span>}
            <ReplyClock enquiry={enquiry} now={now} holidays={holidays} />
          </dd>
        </>
      )}
    </dl>
  );
}

const subjectOf = ({ ticket, title }: Enquiry): string =>
  `Your enquiry${ticket ? ` ${ticket}` : ''}: ${title}`;
