import { MessageCircle, Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { whatsappAddress, whatsappNumber } from '#shared/domain/text/phone.ts';

interface Props {
  /** Completes the message "Hello, I have a question about …". */
  about?: string | undefined;
}

export const CallAndWhatsApp = ({ about }: Props) => (
  <p className="row">
    <a href={`tel:${brand.phone}`} className="touch-link">
      <Phone aria-hidden="true" size={18} />
      {`Call ${brand.displayPhone}`}
    </a>{' '}
    <WhatsAppLink about={about} />
  </p>
);

/** For pages that show the phone number in another way. */
export const WhatsAppLink = ({ about }: Props) =>
  whatsappNumber(brand.whatsapp) && (
    <a
      href={whatsappAddress(brand.whatsapp, `Hello, I have a question${about ? ` about ${about}` : ''}.`)}
      target="_blank"
      rel="noopener"
      className="touch-link"
    >
      <MessageCircle aria-hidden="true" size={18} />
      WhatsApp
    </a>
  );
