import { MessageCircle, Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { normalizePhone, readablePhone, whatsappNumber } from '#shared/domain/text/phone.ts';
import { whatsappAddress } from './phone-number.ts';

interface Props {
  name: string;
  phone: string | undefined;
  /** The words with which a message begins, where there are some. */
  greeting?: string;
  /** Called when the call begins. The link says Call then, and not the number. */
  onCall?: () => void;
}

/** Links to a call and to a WhatsApp message. */
export function PhoneLinks({ name, phone, greeting, onCall }: Props) {
  if (!phone) return <>–</>;
  const number = normalizePhone(phone);
  if (!number) return <>{phone}</>;
  const look = onCall ? 'tap' : 'thumb no-break';
  return (
    <div className="line">
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

interface WhatsAppProps extends ComponentProps<'a'> {
  number: string;
  greeting: string | undefined;
}

/** A link to write on WhatsApp to a stored number; nothing for a toll-free number, which WhatsApp can't have. */
export const WhatsAppLink = ({ number, greeting, ...link }: WhatsAppProps) =>
  whatsappNumber(number) && (
    <a href={whatsappAddress(number, greeting)} target="_blank" rel="noreferrer" {...link} />
  );
