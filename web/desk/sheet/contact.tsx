import { MessageCircle, Phone } from 'lucide-react';
import { normalizePhone, readablePhone } from '#shared/domain/text/phone.ts';
import { whatsappAddress } from '../list/phone-number.ts';
import styles from './contact.module.css';

interface Props {
  name: string;
  phone: string | undefined;
  /** The words with which a message begins. */
  greeting: string;
}

/**
 * The ways to talk to somebody at once, large enough for a thumb: a call and WhatsApp where the number says its
 * country, or else the number.
 */
export function Contact({ name, phone, greeting }: Props) {
  if (!phone) return null;
  const number = normalizePhone(phone);
  if (!number) return <p className={styles.contact}>Phone: {phone}</p>;
  return (
    <div className={styles.contact}>
      <a href={`tel:${number}`} className={styles.way}>
        <Phone aria-hidden="true" size={22} />
        <span>
          <small>Call</small> {readablePhone(number)}
        </span>
      </a>
      <a href={whatsappAddress(number, greeting)} target="_blank" rel="noreferrer" className={styles.way}>
        <MessageCircle aria-hidden="true" size={22} />
        <span>
          <small>Write on</small> WhatsApp
          <span className="said"> to {name}</span>
        </span>
      </a>
    </div>
  );
}
