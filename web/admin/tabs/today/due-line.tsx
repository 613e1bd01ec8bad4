import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#shared/domain/money/money.ts';
import { normalizePhone, whatsappAddress, whatsappNumber } from '#shared/domain/text/phone.ts';
import { formatShortMoment, formatTime } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { type DueTab, dueReason } from '#shared/domain/today/due.ts';
import type { DueRow } from '#shared/domain/today/today.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { openedFromList, openedToMove, openedToRefund, openedToReply } from '../../kit/addresses.ts';
import { greetingOf } from '../../kit/contact/greeting.ts';
import { KeepBoth, KeepLate } from '../orders/keep-both.tsx';
import { keyOf } from './row-key.ts';
import { SessionLine } from './session-line.tsx';
import styles from './today.module.css';

interface Props {
  row: DueRow;
  now: number;
  onDone: (text: string) => void;
}

export function DueLine(props: Props) {
  const { session, reason } = props.row;
  return session && reason === 'session' ? (
    <SessionLine session={session} {...props} />
  ) : (
    <OtherLine {...props} />
  );
}

function OtherLine({ row, now, onDone }: Props) {
  const { kind, reason, what, text, who, phone, paise, currency = 'INR', more = [] } = row;
  const [isCalled, setCalled] = useState(false);
  const isEnquiry = kind === 'enquiries' || kind === 'complaints';
  const { words, isInWhat, action, canCall } = dueReason(reason);
  const number = phone && canCall ? normalizePhone(phone) : undefined;
  const subject = isInWhat ? what : `${words} · ${what}`;
  const id = `due-${keyOf(row)}`;
  return (
    <li id={`row-${keyOf(row)}`} className={styles.row}>
      <p id={id} className="baseline">
        <strong>{subject}</strong>
        {who && <span>{who}</span>}
        {paise !== undefined && <span className="no-break">{formatMoney(currency, paise)}</span>}
        {more.map((other) => (
          <span key={other}>{dueReason(other).words}</span>
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
        {[reason, ...more].some((each) => dueReason(each).action.mayKeepLate) && (
          <KeepLate id={row.id} describedBy={id} />
        )}
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
        <Link to={addressOf(row)} state={stateFor(row)} className={styles.main} aria-describedby={id}>
          {action.label}
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

function stateFor({ reason, session }: DueRow) {
  const { starts } = dueReason(reason).action;
  if (starts) return stateOf[starts];
  return session && reason === 'session_move' ? openedToMove(session.booking) : openedFromList;
}

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

const stateOf = { reply: openedToReply, refund: openedToRefund };

function addressOf(row: DueRow): string {
  const { reason } = row;
  if (reason === 'unmatched_payment') return '?tab=orders';
  const { tab, action } = dueReason(reason);
  return addresses[action.starts === 'refund' ? 'orders' : tab](row);
}

const addresses: Record<DueTab, (row: DueRow) => string> = {
  enquiries: ({ reason, id }) =>
    `?tab=manage-enquiries&segment=${reason === 'follow_up' ? 'follow-up' : 'to-answer'}&enquiry=${encodeURIComponent(id)}`,
  work: ({ id }) => `?tab=work&order=${encodeURIComponent(id)}`,
  orders: ({ id }) => `?tab=orders&order=${encodeURIComponent(id)}`,
  reviews: ({ id }) => `?tab=manage-reviews&review=${encodeURIComponent(id)}`,
  classes: ({ id }) => `?tab=existing-courses&class=${encodeURIComponent(id)}`,
  mail: (row) => {
    if (row.of === 'payment_link') return '?tab=payment-links';
    return addresses[row.of === 'enquiry' ? 'enquiries' : row.of === 'work' ? 'work' : 'orders'](row);
  },
};
