import { Reply } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { requestText } from '#shared/domain/enquiries/enquiry-names.ts';
import type { Segment } from '#shared/domain/enquiries/segments.ts';
import { normalizePhone } from '#shared/domain/text/phone.ts';
import { desktop } from '../../../breakpoints.ts';
import { openedFromList, openedToReply, useEnquiryAddress } from '../../kit/addresses.ts';
import { PhoneLinks } from '../../kit/contact/contact.tsx';
import { greetingOf } from '../../kit/contact/greeting.ts';
import type { TellNews } from '../../kit/list/heading.tsx';
import { Rows } from '../../kit/list/table.tsx';
import { PressFailure } from '../../kit/press.tsx';
import { useList } from '../../kit/use-list.ts';
import { useHolidays, useNow } from '../../kit/use-today.ts';
import { MoreActions } from './actions/more-actions.tsx';
import { Reached, useEnquiryActions } from './actions/use-actions.tsx';
import styles from './cards.module.css';
import { OpenedEnquiry } from './opened/opened-enquiry.tsx';
import { ReplyClock } from './reply-clock.tsx';
import { enquirerId } from './row.tsx';
import { useSpamSelection } from './spam/use-spam-selection.tsx';

interface Props {
  segment: Exclude<Segment, 'all' | 'spam'>;
  onNews: TellNews;
}

export function EnquiryCards({ segment, onNews }: Props) {
  const list = useList('GET /admin/enquiries', { query: queries[segment] });
  const now = useNow();
  const holidays = useHolidays();
  const isWide = useIsWide();
  const { openedId, addressOf, close } = useEnquiryAddress();
  const navigate = useNavigate();
  const { rows } = list;
  const [sent, setSent] = useState('');
  const { barOf, boxOf } = useSpamSelection(onNews);
  const openNext = ({ id, type, name, email, callOn }: Enquiry) => {
    // Complaints stay in the list until they're settled, and enquiries with a planned call until the call is made.
    if (segment === 'to-answer' && type !== 'complaint' && !callOn) list.remove(id);
    if (!isWide || !rows) return;
    setSent(`Reply sent to ${name}, ${email}.`);
    const next = rows[rows.findIndex((row) => row.id === id) + 1];
    // If this was the last row, the enquiry stays open, because closing it could navigate away from this list.
    if (next) navigate(addressOf(next.id), { replace: true, state: openedFromList });
  };
  return (
    <div className={openedId && isWide ? styles.twoPanes : undefined}>
      <Rows list={list} empty={empties[segment]} failure="Failed to load enquiries. Please try again later.">
        {(rows) => (
          <div>
            {barOf(rows)}
            <ul aria-label="Enquiries" className={`rows ${styles.cards}`}>
              {rows.map((enquiry) => (
                <EnquiryCard
                  key={enquiry.id}
                  enquiry={enquiry}
                  now={now}
                  holidays={holidays}
                  address={addressOf(enquiry.id)}
                  box={boxOf(enquiry)}
                  isOpen={enquiry.id === openedId}
                  onNews={onNews}
                />
              ))}
            </ul>
          </div>
        )}
      </Rows>
      <div className={isWide ? styles.side : undefined}>
        <p role="status" className="good">
          {isWide && openedId && sent}
        </p>
        {openedId && (
          <OpenedEnquiry
            key={openedId}
            id={openedId}
            list={list}
            isSuspected={false}
            isBeside={isWide}
            now={now}
            holidays={holidays}
            onClose={close}
            onNews={onNews}
            onSent={openNext}
          />
        )}
      </div>
    </div>
  );
}

const queries = {
  'to-answer': { segment: 'to-answer' },
  'follow-up': { segment: 'follow-up' },
  closed: { segment: 'closed' },
} as const;

const empties: Record<Props['segment'], string> = {
  'to-answer': 'No one is waiting for a reply.',
  'follow-up': 'No calls to make.',
  closed: 'No closed enquiries yet.',
};

const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);

const isWide = () => matchMedia(desktop).matches;

function subscribe(onChange: () => void) {
  const wide = matchMedia(desktop);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

interface CardProps {
  enquiry: Enquiry;
  now: number;
  holidays: readonly string[] | undefined;
  address: string;
  box: ReactNode;
  isOpen: boolean;
  onNews: (text: string) => void;
}

function EnquiryCard({ enquiry, now, holidays, address, box, isOpen, onNews }: CardProps) {
  const { id, name, title, message, email, phone } = enquiry;
  const [isCalled, setCalled] = useState(false);
  const actions = useEnquiryActions(enquiry, {
    onDone: (_, text) => {
      setCalled(false);
      onNews(text);
    },
  });
  return (
    <li className={isOpen ? styles.open : styles.card}>
      <div className={styles.sender}>
        {box}
        <Link id={enquirerId(id)} to={address} state={openedFromList} className={`one-line ${styles.name}`}>
          {name}
        </Link>
        <ReplyClock enquiry={enquiry} now={now} holidays={holidays} says="time due in brief" />
      </div>
      <p className={`one-line ${styles.subject}`}>
        <b>{[title, requestText(enquiry)].filter(Boolean).join(' · ')}</b> {message.split('\n')[0]}
      </p>
      <div className="baseline">
        {normalizePhone(phone) && (
          <PhoneLinks
            name={name}
            phone={phone}
            greeting={greetingOf(enquiry)}
            onCall={() => setCalled(true)}
          />
        )}
        {email && (
          <Link to={address} state={openedToReply} aria-label={`Reply to ${name}`} className="touch-link">
            <Reply aria-hidden="true" size={18} />
            Reply
          </Link>
        )}
        <MoreActions enquiry={enquiry} actions={actions} />
      </div>
      {isCalled && <Reached actions={actions} />}
      <PressFailure>{actions.failure}</PressFailure>
    </li>
  );
}
