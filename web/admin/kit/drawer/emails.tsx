import type { EmailState } from '#shared/domain/mail/mail.ts';
import { isToAdmin } from '#shared/domain/mail/mail-recipients.ts';
import { templateNames } from '../template-names.ts';
import { EmailStatus } from './email-status.tsx';
import { DrawerSection } from './section.tsx';

interface Props {
  title: string;
  emails: readonly EmailState[];
  /** Who receives the emails that don't go to the owner, such as `the buyer`. */
  reader: string;
}

export const Emails = ({ title, emails, reader }: Props) =>
  emails.length > 0 && (
    <DrawerSection title={title}>
      <ul className="rows">
        {[...emails].reverse().map((mail) => (
          <li key={mail.id}>
            <span>
              {templateNames[mail.template]}, to {isToAdmin(mail.template) ? 'you' : reader}
            </span>
            <EmailStatus mail={mail} />
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
