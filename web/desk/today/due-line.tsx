import { Link } from 'react-router-dom';
import { money } from '#shared/domain/money/money.ts';
import { normalizePhone } from '#shared/domain/text/phone.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { momentInBrief, timeInWords } from '#shared/domain/time/india-words.ts';
import type { DueReason } from '#shared/domain/today/due.ts';
import type { DueRow } from '#shared/domain/today/today.ts';
import { openedToReply } from '../enquiries/address.ts';
import { openedToRefund } from '../orders/address.ts';
import { openedFromList } from '../sheet/use-sheet-address.ts';
import styles from './today.module.css';

/** A thing to do: what, who, until when, and its one next action; a call stands beside it where somebody can be called. */
export function DueLine({ row, now }: { row: DueRow; now: number }) {
  const { reason, what, who, phone, paise, more = [] } = row;
  const { name, action, state = openedFromList } = wording[reason];
  const number = phone && isCalled.has(reason) ? normalizePhone(phone) : undefined;
  const subject = [name, what].filter(Boolean).join(' · ');
  const id = `due-${keyOf(row)}`;
  return (
    <li className={styles.row}>
      <p id={id} className="line">
        <strong>{subject}</strong>
        {who && <span>{who}</span>}
        {paise !== undefined && <span className="no-break">{money(paise)}</span>}
        {more.map((other) => (
          <span key={other}>{wording[other].name ?? what}</span>
        ))}
      </p>
      <p className={isLate(row, now) ? 'note bad' : 'note'}>{untilOf(row, now)}</p>
      <p className={styles.actions}>
        {number && (
          <a href={`tel:${number}`} className={styles.action} aria-describedby={id}>
            Call
          </a>
        )}
        <Link to={addressOf(row)} state={state} className={styles.main} aria-describedby={id}>
          {action}
        </Link>
      </p>
    </li>
  );
}

/** The name of a row among the others. */
export const keyOf = ({ reason, id }: DueRow): string => `${reason}-${id}`;

interface Wording {
  /** The reason in words; missing where the name of the thing says it. */
  name?: string;
  /** The next action. */
  action: string;
  state?: object;
}

const wording: Record<DueReason, Wording> = {
  enquiry: { name: 'Question', action: 'Reply', state: openedToReply },
  place: { name: 'Wants a place', action: 'Reply', state: openedToReply },
  callback: { name: 'Wants a call', action: 'Open' },
  complaint: { name: 'Complaint', action: 'Open' },
  follow_up: { name: 'Call again', action: 'Open' },
  work: { action: 'Send draft' },
  silent_buyer: { name: 'No answer for 30 days', action: 'Open' },
  paid_twice: { name: 'Possible double payment', action: 'Refund', state: openedToRefund },
  wrong_amount: { name: 'Paid in another amount', action: 'Refund', state: openedToRefund },
  refund_failed: { name: 'Refund failed', action: 'Refund', state: openedToRefund },
  disputed: { name: 'Dispute', action: 'Open' },
  overdue: { name: 'Money is late', action: 'Open' },
  course_gone: { name: 'Place in a deleted course', action: 'Open' },
  unmatched_payment: { action: 'Open' },
  review: { name: 'Review to read', action: 'Read' },
  mail: { name: 'A mail did not arrive', action: 'Open' },
  class: { name: 'No joining link', action: 'Add link' },
  overbooked: { name: 'More places paid than there are', action: 'Open' },
};

/** The reasons for which the owner calls somebody. */
const isCalled: ReadonlySet<DueReason> = new Set([
  'enquiry',
  'place',
  'callback',
  'complaint',
  'follow_up',
  'silent_buyer',
  'course_gone',
  'mail',
]);

/** The reasons whose time is the latest to act; of the others it is the time since which they wait. */
const deadlines: ReadonlySet<DueReason> = new Set([
  'enquiry',
  'place',
  'callback',
  'complaint',
  'follow_up',
  'work',
  'disputed',
  'class',
]);

const isLate = ({ reason, due }: DueRow, now: number) => deadlines.has(reason) && Date.parse(due) < now;

/** The time of a row: `today 18:00`, `by Wed 18:00`, `late since Mon 18:00`; of what has no latest time, since when it waits. */
function untilOf(row: DueRow, now: number): string {
  const { reason, due } = row;
  const brief = momentInBrief(due, new Date(now).toISOString());
  if (!deadlines.has(reason)) return `since ${brief}`;
  if (isLate(row, now)) return `late since ${brief}`;
  if (dayInIndia(due) === dayInIndia(now)) return `today ${timeInWords(due)}`;
  return `by ${brief}`;
}

/** The address in the desk at which a row's next action is done. */
function addressOf({ reason, id, of }: DueRow): string {
  const named = encodeURIComponent(id);
  const enquiry = `?tab=manage-enquiries&segment=to-answer&enquiry=${named}`;
  const order = `?tab=orders&order=${named}`;
  const work = `?tab=work&order=${named}`;
  switch (reason) {
    case 'enquiry':
    case 'place':
    case 'callback':
    case 'complaint':
      return enquiry;
    case 'follow_up':
      return `?tab=manage-enquiries&segment=follow-up&enquiry=${named}`;
    case 'work':
    case 'silent_buyer':
      return work;
    case 'unmatched_payment':
      return '?tab=orders';
    case 'review':
      return '?tab=manage-reviews';
    case 'class':
    case 'overbooked':
      return `?tab=existing-courses&class=${named}`;
    case 'mail':
      if (of === 'enquiry') return enquiry;
      if (of === 'work') return work;
      return of === 'payment_link' ? '?tab=payment-links' : order;
    default:
      return order;
  }
}
