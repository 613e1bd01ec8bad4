import type { EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { isToOwner } from '#shared/domain/mail/mail-recipients.ts';
import { letterNames } from '../../letter-names.ts';
import { MailStatus } from '../../mail/mail-status.tsx';
import styles from '../../sheet/part.module.css';

/** What became of the mails that nobody wrote: the acknowledgement, and those to the owner. */
export function Mails({ details }: { details: EnquiryDetails }) {
  const mails = details.mails.filter((mail) => !details.history.some(({ id }) => id === mail.id));
  if (mails.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="enquiry-mails">
      <h3 id="enquiry-mails">Mails of this enquiry</h3>
      <ul className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <span>
              {letterNames[mail.letter]}, {isToOwner(mail.letter) ? 'to you' : 'to the visitor'}
            </span>
            <MailStatus mail={mail} />
          </li>
        ))}
      </ul>
    </section>
  );
}
