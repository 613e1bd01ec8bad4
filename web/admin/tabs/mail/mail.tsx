import { EmailStatusLine } from '../../kit/drawer/emails.tsx';
import { Holidays } from './holidays.tsx';
import { ReplyTemplates } from './reply-templates.tsx';

export const Mail = () => (
  <div className="groups">
    <EmailStatusLine />
    <ReplyTemplates />
    <Holidays />
  </div>
);
