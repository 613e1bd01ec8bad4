import { MessageCircle, Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import type { Enquiry, EnquiryType } from '#shared/domain/enquiry.ts';
import { readablePhone } from '#shared/domain/phone.ts';
import { telNumber, whatsappNumber } from '../../list/phone-number.ts';
import styles from './contact.module.css';

/** The ways to talk to an enquirer at once, large enough for a thumb: a call, and WhatsApp where the number can have it. */
export function Contact({ enquiry }: { enquiry: Enquiry }) {
  const { name, phone } = enquiry;
  if (!phone) return null;
  const number = whatsappNumber(phone);
  return (
    <div className={styles.contact}>
      <a href={`tel:${telNumber(phone)}`} className={styles.way}>
        <Phone aria-hidden="true" size={22} />
        <span>
          <small>Call</small> {readablePhone(phone)}
        </span>
      </a>
      {number && (
        <a
          href={`https://wa.me/${number}?text=${encodeURIComponent(greeting(enquiry))}`}
          target="_blank"
          rel="noreferrer"
          className={styles.way}
        >
          <MessageCircle aria-hidden="true" size={22} />
          <span>
            <small>Write on</small> WhatsApp
            <span className={styles.whom}> to {name}</span>
          </span>
        </a>
      )}
    </div>
  );
}

/** The words with which a message begins. */
const greeting = ({ name, type, title }: Enquiry): string =>
  `Hello ${name}, this is ${brand.name}. ${abouts[type](title)} `;

const asked = (title: string) => `You asked us about ${title}.`;

const abouts: Record<EnquiryType, (title: string) => string> = {
  course: asked,
  certification: asked,
  general: () => 'You wrote to us.',
  complaint: (title) => `You told us that something is wrong with ${title}.`,
};
