import { MessageCircle, Phone } from 'lucide-react';
import { normalizePhone, readablePhone } from '#shared/domain/text/phone.ts';
import styles from './contact.module.css';
import { WhatsAppLink } from './phone-links.tsx';

interface Props {
  name: string;
  phone: string | undefined;
  greeting: string;
}

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
      <WhatsAppLink number={number} greeting={greeting} className={styles.way}>
        <MessageCircle aria-hidden="true" size={22} />
        <span>
          <small>Message on</small> WhatsApp
          <span className="visually-hidden"> to {name}</span>
        </span>
      </WhatsAppLink>
    </div>
  );
}
