import { Reply } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { requestText } from '#shared/domain/enquiries/request-text.ts';
import { normalizePhone } from '#shared/domain/text/phone.ts';
import { openedFromList, openedToReply } from '../../kit/addresses.ts';
import { PhoneLinks } from '../../kit/contact/contact.tsx';
import { greetingOf } from '../../kit/contact/greeting.ts';
import { PressFailure } from '../../kit/press.tsx';
import { MoreActions } from './actions/more-actions.tsx';
import { Reached, useEnquiryActions } from './actions/use-actions.tsx';
import styles from './cards.module.css';
import { ReplyClock } from './reply-clock.tsx';
import { enquirerId } from './row.tsx';

interface Props {
  enquiry: Enquiry;
  now: number;
  holidays: readonly string[] | undefined;
  address: string;
  box: ReactNode;
  isOpen: boolean;
  onNews: (text: string) => void;
}

export function EnquiryCard({ enquiry, now, holidays, address, box, isOpen, onNews }: Props) {
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
        <Link id={enquirerId(id)} to={address} state={openedFromList} className={styles.name}>
          {name}
        </Link>
        <ReplyClock enquiry={enquiry} now={now} holidays={holidays} says="time due in brief" />
      </div>
      <p className={styles.subject}>
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
