import { MessageCircle } from 'lucide-react';
import { readablePhone } from '#shared/domain/phone.ts';
import styles from './phone-links.module.css';
import { telNumber, whatsappNumber } from './phone-number.ts';

interface Props {
  name: string;
  phone: string | undefined;
  /** The words with which a message begins, where there are some. */
  greeting?: string;
}

/** The ways to talk to somebody of a row: a call, and WhatsApp where the number can have it. */
export function PhoneLinks({ name, phone, greeting }: Props) {
  if (!phone) return <>–</>;
  const number = whatsappNumber(phone);
  return (
    <div className={styles.phone}>
      <a href={`tel:${telNumber(phone)}`}>{readablePhone(phone)}</a>
      {number && (
        <a
          href={`https://wa.me/${number}${greeting ? `?text=${encodeURIComponent(greeting)}` : ''}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp ${name}`}
          className={styles.whatsapp}
        >
          <MessageCircle aria-hidden="true" size={16} />
          WhatsApp
        </a>
      )}
    </div>
  );
}
