import { late } from '../late.tsx';
import { Holidays } from './holidays.tsx';
import styles from './mail.module.css';
import { MailLine } from './mail-line.tsx';
import { ReplyTemplates } from './reply-templates.tsx';

/** What the site's mails say, when replies are due, and how mails do. */
export const Mail = () => (
  <div className={styles.tab}>
    <MailLine />
    <ReplyTemplates />
    <Holidays />
    <Letters />
  </div>
);

const Letters = late(() => import('../letters/letters.tsx').then((part) => part.Letters));
