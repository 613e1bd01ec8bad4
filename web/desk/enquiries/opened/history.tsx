import {
  Ban,
  CircleCheck,
  type LucideIcon,
  Phone,
  PhoneForwarded,
  PhoneMissed,
  Reply,
  RotateCcw,
  StickyNote,
} from 'lucide-react';
import type { EnquiryAct, EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { dateInWords, momentInRow } from '#shared/domain/time/india-words.ts';
import { LongText } from '../../list/long-text.tsx';
import { MailStatus } from '../../mail/mail-status.tsx';
import styles from '../../sheet/history.module.css';
import { outcomeNames } from '../reply-clock.tsx';

/** What was done about an enquiry, the earliest first: calls, notes and moves, and replies with what became of their mails. */
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
  const [Icon, name] = namesOf[act.kind](act);
  const words = act.text ?? act.why;
  // The mail of a reply goes by the reply's id.
  const mail = details.mails.find(({ id }) => id === act.id);
  return (
    <>
      <Icon aria-hidden="true" size={18} />
      <div>
        <p>
          {name}, <time dateTime={act.at}>{momentInRow(act.at)}</time>
        </p>
        {words && (
          <div className={styles.words}>
            <LongText text={words} />
          </div>
        )}
        {mail && <MailStatus mail={mail} />}
      </div>
    </>
  );
}

const again = ({ callOn }: EnquiryAct): string => (callOn ? `, to call again on ${dateInWords(callOn)}` : '');

const namesOf: Record<EnquiryAct['kind'], (act: EnquiryAct) => [LucideIcon, string]> = {
  reply: () => [Reply, 'Replied'],
  call: (act) => (act.isReached ? [Phone, `Called${again(act)}`] : [PhoneMissed, `No answer${again(act)}`]),
  note: () => [StickyNote, 'Note'],
  follow_up: ({ callOn }) => [
    PhoneForwarded,
    callOn ? `To call again on ${dateInWords(callOn)}` : 'Not to be called again',
  ],
  close: ({ outcome }) => [CircleCheck, outcome ? outcomeNames[outcome] : 'Closed'],
  reopen: () => [RotateCcw, 'Reopened'],
  spam: () => [Ban, 'Called spam'],
  not_spam: () => [RotateCcw, 'Not spam'],
};
