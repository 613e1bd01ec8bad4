import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#shared/domain/money/money.ts';
import { normalizePhone, whatsappNumber } from '#shared/domain/text/phone.ts';
import { formatShortMoment, formatTime } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { DueReason } from '#shared/domain/today/due.ts';
import type { DueRow } from '#shared/domain/today/today.ts';
import { openedFromList } from '../drawer/use-drawer-address.ts';
import { openedToReply } from '../enquiries/address.ts';
import { greetingOf } from '../greeting.ts';
import { lazyPart } from '../lazy-part.tsx';
import { whatsappAddress } from '../list/phone-number.ts';
import { openedToRefund } from '../orders/address.ts';
import { KeepBoth, KeepLate } from '../orders/keep-both.tsx';
import styles from './today.module.css';

interface Props {
  row: DueRow;
  now: number;
  onDone: (text: string) => void;
}

export function DueLine({ row, now, onDone }: Props) {
  const { kind, reason, what, text, who, phone, paise, currency = 'INR', more = [] } = row;
  const [isCalled, setCalled] = useState(false);
  const isEnquiry = kind === 'enquiries' || kind === 'complaints';
  const { name, action, state = openedFromList } = wording[reason];
  const number = phone && callable.has(reason) ? normalizePhone(phone) : undefined;
  const subject = [name, what].filter(Boolean).join(' · ');
  const id = `due-${keyOf(row)}`;
  return (
    <li id={`row-${keyOf(row)}`} className={styles.row}>
      <p id={id} className="baseline">
        <strong>{subject}</strong>
        {who && <span>{who}</span>}
        {paise !== undefined && <span className="no-break">{formatMoney(currency, paise)}</span>}
        {more.map((other) => (
          <span key={other}>{wording[other].name ?? what}</span>
        ))}
      </p>
      {text && <p className="one-line muted">{text}</p>}
      <p className={isLate(row, now) ? 'note bad' : 'note'}>{untilOf(row, now)}</p>
      <p className={styles.actions}>
        {number && (
          <a
            href={`tel:${number}`}
            className={styles.action}
            aria-describedby={id}
            onClick={() => setCalled(isEnquiry)}
          >
            Call
          </a>
        )}
        {row.mayKeepBoth && <KeepBoth id={row.id} describedBy={id} />}
        {[reason, ...more].some((each) => late.has(each)) && <KeepLate id={row.id} describedBy={id} />}
        {number && isEnquiry && whatsappNumber(number) && (
          <a
            href={whatsappAddress(number, greetingFor(row))}
            target="_blank"
            rel="noreferrer"
            className={styles.action}
            aria-describedby={id}
          >
            WhatsApp
          </a>
        )}
        <Link to={addressOf(row)} state={state} className={styles.main} aria-describedby={id}>
          {action}
        </Link>
      </p>
      {isCalled && (
        <div className={styles.asked}>
          <AskReached
            id={row.id}
            onDone={(done) => {
              setCalled(false);
              onDone(done);
            }}
          />
        </div>
      )}
    </li>
  );
}

const AskReached = lazyPart(() => import('./ask-reached.tsx').then((part) => part.AskReached));

/** A row doesn't record which kind of page a question came from, so the greeting doesn't mention it. */
function greetingFor({ kind, reason, more = [], what: title, who: name = '' }: DueRow): string {
  const reasons = [reason, ...more];
  const wants = reasons.includes('seat') ? ('seat' as const) : undefined;
  const type = kind === 'complaints' ? 'complaint' : reasons.includes('callback') ? 'callback' : 'general';
  return greetingOf({ name, type, title, wants });
}

export const keyOf = ({ reason, id }: DueRow): string => `${reason}-${id}`;

interface Wording {
  /** Missing if the row's `what` already includes the reason. */
  name?: string;
  action: string;
  state?: object;
}

const wording: Record<DueReason, Wording> = {
  enquiry: { name: 'Question', action: 'Reply', state: openedToReply },
  seat: { name: 'Wants a seat', action: 'Reply', state: openedToReply },
  callback: { name: 'Wants a call', action: 'Open' },
  complaint: { name: 'Complaint', action: 'Open' },
  follow_up: { name: 'Call again', action: 'Open' },
  work: { action: 'Send draft' },
  buyer_call: { action: 'Log call' },
  silent_buyer: { name: 'No answer for 30 days', action: 'Open' },
  paid_twice: { name: 'Possible double payment', action: 'Refund', state: openedToRefund },
  wrong_amount: { name: 'Paid a different amount', action: 'Refund', state: openedToRefund },
  refund_failed: { name: 'Refund failed', action: 'Refund', state: openedToRefund },
  disputed: { name: 'Dispute', action: 'Open' },
  overdue: { name: 'Money overdue', action: 'Open' },
  course_gone: { name: 'Seat in a deleted course', action: 'Open' },
  paid_withdrawn: { name: 'Paid after the link was withdrawn', action: 'Refund', state: openedToRefund },
  paid_expired: { name: 'Paid after the link expired', action: 'Refund', state: openedToRefund },
  unmatched_payment: { action: 'Open' },
  review: { name: 'Review to read', action: 'Read', state: openedFromList },
  mail: { name: 'Email not delivered', action: 'Open' },
  class: { name: 'No joining link', action: 'Add link' },
  no_seat: { name: 'Paid, but no seats left', action: 'Refund', state: openedToRefund },
  overbooked: { name: 'Overbooked class', action: 'Open' },
};

const late: ReadonlySet<DueReason> = new Set(['paid_withdrawn', 'paid_expired']);

const callable: ReadonlySet<DueReason> = new Set([
  'enquiry',
  'seat',
  'callback',
  'complaint',
  'follow_up',
  'buyer_call',
  'silent_buyer',
  'course_gone',
  'no_seat',
  'paid_withdrawn',
  'paid_expired',
  'mail',
]);

const isLate = ({ due }: DueRow, now: number) => due !== undefined && Date.parse(due) < now;

/** For example `today 6:00 pm` or `overdue since Mon 6:00 pm`; without a deadline, `since Mon 6:00 pm`. */
function untilOf(row: DueRow, now: number): string {
  const { since, due } = row;
  const brief = formatShortMoment(due ?? since, new Date(now).toISOString());
  if (!due) return `since ${brief}`;
  if (isLate(row, now)) return `overdue since ${brief}`;
  if (dayInIndia(due) === dayInIndia(now)) return `today ${formatTime(due)}`;
  return `by ${brief}`;
}

function addressOf({ reason, id, of }: DueRow): string {
  const named = encodeURIComponent(id);
  const enquiry = `?tab=manage-enquiries&segment=to-answer&enquiry=${named}`;
  const order = `?tab=orders&order=${named}`;
  const work = `?tab=work&order=${named}`;
  switch (reason) {
    case 'enquiry':
    case 'seat':
    case 'callback':
    case 'complaint':
      return enquiry;
    case 'follow_up':
      return `?tab=manage-enquiries&segment=follow-up&enquiry=${named}`;
    case 'work':
    case 'buyer_call':
    case 'silent_buyer':
      return work;
    case 'unmatched_payment':
      return '?tab=orders';
    case 'review':
      return `?tab=manage-reviews&review=${named}`;
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
