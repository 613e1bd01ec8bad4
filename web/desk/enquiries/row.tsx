import { MessageCircle } from 'lucide-react';
import type { Enquiry } from '#shared/domain/enquiry.ts';
import { readablePhone } from '#shared/domain/phone.ts';
import { momentInIndia } from '../../content/dates.ts';
import { EmailLink } from '../list/email-link.tsx';
import { LongText } from '../list/long-text.tsx';
import { NotSpam } from '../list/not-spam.tsx';
import { telNumber, whatsappNumber } from '../list/phone-number.ts';
import { useAction } from '../queries.ts';
import { stale } from '../stale.ts';
import type { List } from '../use-list.ts';
import styles from './row.module.css';
import { EnquiryStatus } from './status.tsx';

interface Props {
  enquiry: Enquiry;
  list: List<Enquiry>;
  now: number;
  /** Called when it turned out to be no spam; absent where it is not suspected. */
  onRestored?: ((enquiry: Enquiry) => void) | undefined;
}

/** An enquiry with everything the visitor left, and the ways to answer it. */
export const EnquiryRow = ({ enquiry, list, now, onRestored }: Props) => (
  <tr>
    <td data-label="Type" className={styles.type}>
      {enquiry.type}
    </td>
    <td data-label="Title">{enquiry.title}</td>
    <th scope="row" data-label="Name">
      <div>
        <span id={`enquirer-${enquiry.id}`}>{enquiry.name}</span>
        <time dateTime={enquiry.createdAt} className={styles.moment}>
          {momentInIndia(enquiry.createdAt)}
        </time>
      </div>
    </th>
    <td data-label="Email">
      <EmailLink email={enquiry.email} subject={`Your enquiry: ${enquiry.title}`} />
    </td>
    <td data-label="Phone">
      <Phone enquiry={enquiry} />
    </td>
    <td data-label="Message">
      <LongText text={enquiry.message} />
    </td>
    <td data-label="Status">
      {/* Nobody waits for an answer to what is taken for spam. */}
      {onRestored ? (
        <Restore enquiry={enquiry} onRestored={onRestored} />
      ) : enquiry.type === 'course' ? (
        <EnquiryStatus enquiry={enquiry} list={list} now={now} />
      ) : (
        <span className={styles.none}>Not applicable</span>
      )}
    </td>
  </tr>
);

function Restore({ enquiry, onRestored }: Required<Pick<Props, 'enquiry' | 'onRestored'>>) {
  const { id } = enquiry;
  const restore = useAction('POST /admin/enquiries/{id}/not-spam', { stale: stale.enquiries });
  return (
    <NotSpam
      describedBy={`enquirer-${id}`}
      send={() => restore({ path: { id } })}
      onMoved={() => onRestored?.(enquiry)}
    />
  );
}

/** The ways to talk to an enquirer: a call, and WhatsApp where the number can have it. */
function Phone({ enquiry: { phone, name } }: { enquiry: Enquiry }) {
  if (!phone) return <>–</>;
  const number = whatsappNumber(phone);
  return (
    <div className={styles.phone}>
      <a href={`tel:${telNumber(phone)}`}>{readablePhone(phone)}</a>
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
