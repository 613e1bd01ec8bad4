import { MessageCircle, Phone } from 'lucide-react';
import { readablePhone } from '#shared/domain/phone.ts';
import { telNumber, whatsappNumber } from '../list/phone-number.ts';
import styles from './contact.module.css';

interface Props {
  name: string;
  phone: string | undefined;
  /** The words with which a message begins. */
  greeting: string;
}

/** The ways to talk to somebody at once, large enough for a thumb: a call, and WhatsApp where the number can have it. */
export function Contact({ name, phone, greeting }: Props) {
  if (!phone) return null;
  const number = whatsappNumber(phone);
  return (
    <div className={styles.contact}>
      <a href={`tel:${telNumber(phone)}`} className={styles.way}>
        <Phone aria-hidden="true" size={22} />
        <span>
          <small>Call</small> {readablePhone(phone)}
        </span>
      </a>
      {number && (
        <a
          href={`https://wa.me/${number}?text=${encodeURIComponent(greeting)}`}
          target="_blank"
          rel="noreferrer"
          className={styles.way}
        >
          <MessageCircle aria-hidden="true" size={22} />
          <span>
            <small>Write on</small> WhatsApp
            <span className={styles.whom}> to {name}</span>
          </span>
        </a>
      )}
    </div>
  );
}
