import { Phone, Reply } from 'lucide-react';
import type { EnquiryAct, EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { momentInRow } from '#shared/domain/time/india-words.ts';
import { LongText } from '../../list/long-text.tsx';
import { MailStatus } from '../../mail/mail-status.tsx';
import styles from '../../sheet/history.module.css';

/** What was done about an enquiry, the earliest first: calls, and replies with what became of their mails. */
export const History = ({ details }: { details: EnquiryDetails }) => (
  <section className={styles.part} aria-labelledby="enquiry-history">
    <h3 id="enquiry-history">What was done</h3>
    {details.history.length === 0 && <p className={styles.none}>Nothing yet: no reply, and no call.</p>}
    {details.history.length > 0 && (
      <ol className={styles.acts}>
        {details.history.map((act) => (
          <li key={act.id} className={styles.act}>
            <Act act={act} details={details} />
          </li>
        ))}
      </ol>
    )}
  </section>
);

function Act({ act, details }: { act: EnquiryAct; details: EnquiryDetails }) {
  const time = <time dateTime={act.at}>{momentInRow(act.at)}</time>;
  if (act.kind === 'call')
    return (
      <>
        <Phone aria-hidden="true" size={18} />
        <p>Called, {time}</p>
      </>
    );
  // Its mail goes by its id.
  const mail = details.mails.find(({ id }) => id === act.id);
  return (
    <>
      <Reply aria-hidden="true" size={18} />
      <div>
        <p>Replied, {time}</p>
        <div className={styles.words}>
          <LongText text={act.text ?? ''} />
        </div>
        {mail && <MailStatus mail={mail} />}
      </div>
    </>
  );
}
