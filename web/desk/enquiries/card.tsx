import { Reply } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { wishInWords } from '#shared/domain/enquiries/wish.ts';
import { normalizePhone } from '#shared/domain/text/phone.ts';
import { greetingOf } from '../greeting.ts';
import { PhoneLinks } from '../list/phone-links.tsx';
import { PressFailure } from '../press-button.tsx';
import { openedFromList } from '../sheet/use-sheet-address.ts';
import { MoreActs } from './acts/more-acts.tsx';
import { Reached } from './acts/reached.tsx';
import { useActs } from './acts/use-acts.ts';
import { openedToReply } from './address.ts';
import styles from './cards.module.css';
import { ReplyClock } from './reply-clock.tsx';
import { enquirerId } from './row.tsx';

interface Props {
  enquiry: Enquiry;
  now: number;
  holidays: readonly string[] | undefined;
  /** The address that opens it. */
  address: string;
  /** Selects it. */
  box: ReactNode;
  isOpen: boolean;
  onNews: (text: string) => void;
}

/** An enquiry in three lines: who and until when, what is asked, and what is done about it. */
export function EnquiryCard({ enquiry, now, holidays, address, box, isOpen, onNews }: Props) {
  const { id, name, title, message, email, phone } = enquiry;
  const [isCalled, setCalled] = useState(false);
  const acts = useActs(enquiry, {
    onDone: (_, text) => {
      setCalled(false);
      onNews(text);
    },
  });
  return (
    <li className={isOpen ? styles.open : styles.card}>
      <div className={styles.who}>
        {box}
        <Link id={enquirerId(id)} to={address} state={openedFromList} className={styles.name}>
          {name}
        </Link>
        <ReplyClock enquiry={enquiry} now={now} holidays={holidays} says="time due in brief" />
      </div>
      <p className={styles.subject}>
        <b>{[title, wishInWords(enquiry)].filter(Boolean).join(' · ')}</b> {message.split('\n')[0]}
      </p>
      <div className="line">
        {normalizePhone(phone) && (
          <PhoneLinks
            name={name}
            phone={phone}
            greeting={greetingOf(enquiry)}
            onCall={() => setCalled(true)}
          />
        )}
        {email && (
          <Link to={address} state={openedToReply} aria-label={`Reply to ${name}`} className="tap">
            <Reply aria-hidden="true" size={18} />
            Reply
          </Link>
        )}
        <MoreActs enquiry={enquiry} acts={acts} />
      </div>
      {isCalled && <Reached acts={acts} />}
      <PressFailure>{acts.failure}</PressFailure>
    </li>
  );
}
