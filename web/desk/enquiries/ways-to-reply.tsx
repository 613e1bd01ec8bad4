import { MessageCircle } from 'lucide-react';
import type { Enquiry } from '#shared/domain/enquiry.ts';
import { dialled, whatsappNumber } from './phone-number.ts';
import styles from './ways-to-reply.module.css';

/** The ways to talk to an enquirer: a call, and WhatsApp where the number can have it. */
export function Phone({ enquiry: { phone, name } }: { enquiry: Enquiry }) {
  if (!phone) return <>–</>;
  const number = whatsappNumber(phone);
  return (
    <div className={styles.phone}>
      <a href={`tel:${dialled(phone)}`}>{phone}</a>
      {number && (
        <a
          href={`https://wa.me/${number}`}
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
