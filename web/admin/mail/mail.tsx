import { Holidays } from './holidays.tsx';
import { EmailStatusLine } from './mail-line.tsx';
import { ReplyTemplates } from './reply-templates.tsx';

export const Mail = () => (
  <div className="groups">
    <EmailStatusLine />
    <ReplyTemplates />
    <Holidays />
  </div>
);
