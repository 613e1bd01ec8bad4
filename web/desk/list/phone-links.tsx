import { MessageCircle } from 'lucide-react';
import { normalizePhone, readablePhone } from '#shared/domain/text/phone.ts';
import { whatsappAddress } from './phone-number.ts';

interface Props {
  name: string;
  phone: string | undefined;
  /** The words with which a message begins, where there are some. */
  greeting?: string;
}

/** The ways to talk to somebody of a row: a call and WhatsApp where the number says its country, or else the number. */
export function PhoneLinks({ name, phone, greeting }: Props) {
  if (!phone) return <>–</>;
  const number = normalizePhone(phone);
  if (!number) return <>{phone}</>;
  return (
    <div className="line">
      <a href={`tel:${number}`} className="thumb no-break">
        {readablePhone(number)}
      </a>
      <a
        href={whatsappAddress(number, greeting)}
        target="_blank"
        rel="noreferrer"
        aria-label={`WhatsApp ${name}`}
        className="thumb no-break"
      >
        <MessageCircle aria-hidden="true" size={16} />
        WhatsApp
      </a>
    </div>
  );
}
