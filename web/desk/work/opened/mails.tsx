import type { MailState } from '#shared/domain/mail/mail.ts';
import { isToOwner } from '#shared/domain/mail/mail-recipients.ts';
import { letterNames } from '../../letter-names.ts';
import { MailStatus } from '../../mail/mail-status.tsx';
import styles from '../../sheet/part.module.css';

/** The mails of an order and what became of each, the latest first. */
export function Mails({ mails }: { mails: readonly MailState[] }) {
  if (mails.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="work-mails">
      <h3 id="work-mails">Mails of this order</h3>
      <ul className={styles.mails}>
        {mails.toReversed().map((mail) => (
          <li key={mail.id}>
            <span>
              {letterNames[mail.letter]}, {isToOwner(mail.letter) ? 'to you' : 'to the buyer'}
            </span>
            <MailStatus mail={mail} />
          </li>
        ))}
      </ul>
    </section>
  );
}
