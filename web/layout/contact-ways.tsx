import { Mail, Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { whatsappNumber } from '#shared/domain/text/phone.ts';
import { WhatsAppLink } from '../ui/call-and-whatsapp.tsx';
import styles from './contact-ways.module.css';

interface Props {
  /** Completes the WhatsApp message "Hello, I have a question about …". */
  about?: string;
}

export const ContactWays = ({ about }: Props) => (
  <ul className={`ledger ${styles.ways}`}>
    <li>
      <a href={`tel:${brand.phone}`} className="touch-link">
        <Phone aria-hidden="true" size={18} />
        {`Call ${brand.displayPhone}`}
      </a>
    </li>
    {whatsappNumber(brand.whatsapp) && (
      <li>
        <WhatsAppLink about={about} />
      </li>
    )}
    <li>
      <a href={`mailto:${brand.email}`} className="touch-link">
        <Mail aria-hidden="true" size={18} />
        {brand.email}
      </a>
    </li>
  </ul>
);
