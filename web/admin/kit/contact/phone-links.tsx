import { MessageCircle, Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { normalizePhone, readablePhone, whatsappNumber } from '#shared/domain/text/phone.ts';
import { whatsappAddress } from './phone-number.ts';

interface Props {
  name: string;
  phone: string | undefined;
  greeting?: string;
  /** Called when the owner taps the phone link. If set, the link says Call instead of showing the number. */
  onCall?: () => void;
}

export function PhoneLinks({ name, phone, greeting, onCall }: Props) {
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

interface WhatsAppProps extends ComponentProps<'a'> {
  number: string;
  greeting: string | undefined;
}

/** Renders nothing for toll-free numbers, because they can't be used on WhatsApp. */
export const WhatsAppLink = ({ number, greeting, ...link }: WhatsAppProps) =>
  whatsappNumber(number) && (
    <a href={whatsappAddress(number, greeting)} target="_blank" rel="noreferrer" {...link} />
  );
