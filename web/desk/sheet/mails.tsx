import type { MailState } from '#shared/domain/mail/mail.ts';
import { isToOwner } from '#shared/domain/mail/mail-recipients.ts';
import { letterNames } from '../letter-names.ts';
import { MailStatus } from '../mail/mail-status.tsx';
import { Part } from './part.tsx';

interface Props {
  title: string;
  mails: readonly MailState[];
  /** Whoever they go to beside the owner, such as `the buyer`. */
  reader: string;
}

/** The mails about an opened thing, the latest first, and what became of each; nothing where there are none. */
export const Mails = ({ title, mails, reader }: Props) =>
  mails.length > 0 && (
    <Part title={title}>
      <ul className="rows">
        {[...mails].reverse().map((mail) => (
          <li key={mail.id}>
            <span>
              {letterNames[mail.letter]}, to {isToOwner(mail.letter) ? 'you' : reader}
            </span>
            <MailStatus mail={mail} />
          </li>
        ))}
      </ul>
    </Part>
  );
