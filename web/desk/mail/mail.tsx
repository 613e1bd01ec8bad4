import { Holidays } from './holidays.tsx';
import { MailLine } from './mail-line.tsx';
import { ReplyTemplates } from './reply-templates.tsx';

/** The words of replies, when replies are due, and how mails do. */
export const Mail = () => (
  <div className="parts">
    <MailLine />
    <ReplyTemplates />
    <Holidays />
  </div>
);
