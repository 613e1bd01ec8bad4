import { isClockRunning } from '#shared/domain/enquiries/answer-time.ts';
import type { EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { isToOwner } from '#shared/domain/mail/mail-recipients.ts';
import { letterNames } from '../../letter-names.ts';
import { MailStatus } from '../../mail/mail-status.tsx';
import { isForLater } from '../../mail/wording.ts';
import styles from '../../sheet/part.module.css';

/** What became of the mails that nobody wrote: the acknowledgement, and those to the owner. */
export function Mails({ details, now }: { details: EnquiryDetails; now: number }) {
  const isRunning = isClockRunning(details);
  const mails = details.mails.filter(
    (mail) =>
      !details.history.some(({ id }) => id === mail.id) &&
      // Of an answered enquiry nobody is reminded.
      (isRunning || !isForLater(mail, now)),
  );
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
            <MailStatus mail={mail} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
