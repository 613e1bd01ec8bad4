import { MessageCircle, Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { normalizePhone, readablePhone, whatsappAddress, whatsappNumber } from '#shared/domain/text/phone.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import styles from './contact.module.css';

interface ContactProps {
  name: string;
  phone: string | undefined;
  greeting?: string;
}

export function Contact({ name, phone, greeting }: ContactProps) {
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

interface PhoneProps extends ContactProps {
  /** Called when the owner taps the phone link. If set, the link says Call instead of showing the number. */
  onCall?: () => void;
}

export function PhoneLinks({ name, phone, greeting, onCall }: PhoneProps) {
  if (!phone) return <>–</>;
  const number = normalizePhone(phone);
  if (!number) return <>{phone}</>;
  const look = onCall ? 'touch-link' : 'touch-target no-break';
  return (
    <div className="baseline">
      {onCall ? (
        <a href={`tel:${number}`} aria-label={`Call ${name}`} className={look} onClick={onCall}>
          <Phone aria-hidden="true" size={18} />
          Call
        </a>
      ) : (
        <a href={`tel:${number}`} className={look}>
          {readablePhone(number)}
        </a>
      )}
      <WhatsAppLink number={number} greeting={greeting} aria-label={`WhatsApp ${name}`} className={look}>
        <MessageCircle aria-hidden="true" size={onCall ? 18 : 16} />
        WhatsApp
      </WhatsAppLink>
    </div>
  );
}

interface EmailProps {
  email: string;
  subject?: string;
  className?: string;
}

export const EmailLink = ({ email, subject, className = 'touch-target' }: EmailProps) => (
  <a
    href={`mailto:${address(email)}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}
    className={className}
  >
    <EmailText email={email} />
  </a>
);

interface WhatsAppProps extends ComponentProps<'a'> {
  number: string;
  greeting: string | undefined;
}

/** Renders nothing for toll-free numbers, because they can't be used on WhatsApp. */
const WhatsAppLink = ({ number, greeting, ...link }: WhatsAppProps) =>
  whatsappNumber(number) && (
    <a href={whatsappAddress(number, greeting)} target="_blank" rel="noreferrer" {...link} />
  );

const address = (email: string) => encodeURIComponent(email).replace('%40', '@');
