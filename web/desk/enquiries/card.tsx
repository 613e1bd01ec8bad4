import { MessageCircle, Phone, Reply } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { wishInWords } from '#shared/domain/enquiries/wish.ts';
import { normalizePhone } from '#shared/domain/text/phone.ts';
import { greetingOf } from '../greeting.ts';
import { whatsappAddress } from '../list/phone-number.ts';
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
  isOpen: boolean;
  onNews: (text: string) => void;
}

/** An enquiry in three lines: who and until when, what is asked, and what is done about it. */
export function EnquiryCard({ enquiry, now, holidays, address, isOpen, onNews }: Props) {
  const { id, name, title, message, email, phone } = enquiry;
  const [isCalled, setCalled] = useState(false);
  const acts = useActs(enquiry, {
    onDone: (_, text) => {
      setCalled(false);
      onNews(text);
    },
  });
  const number = normalizePhone(phone);
  return (
    <li className={isOpen ? styles.open : styles.card}>
      <div className={styles.who}>
        <Link id={enquirerId(id)} to={address} state={openedFromList} className={styles.name}>
          {name}
        </Link>
        <ReplyClock enquiry={enquiry} now={now} holidays={holidays} says="time due in brief" />
      </div>
      <p className={styles.subject}>
        <b>{[title, wishInWords(enquiry)].filter(Boolean).join(' · ')}</b> {message.split('\n')[0]}
      </p>
      <div className="line">
        {number && (
          <>
            <a
              href={`tel:${number}`}
              aria-label={`Call ${name}`}
              className="tap"
              onClick={() => setCalled(true)}
            >
              <Phone aria-hidden="true" size={18} />
              Call
            </a>
            <a
              href={whatsappAddress(number, greetingOf(enquiry))}
              target="_blank"
              rel="noreferrer"
              aria-label={`WhatsApp ${name}`}
              className="tap"
            >
              <MessageCircle aria-hidden="true" size={18} />
              WhatsApp
            </a>
          </>
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
