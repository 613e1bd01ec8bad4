import { Holidays } from './holidays.tsx';
import styles from './mail.module.css';
import { MailLine } from './mail-line.tsx';
import { ReplyTemplates } from './reply-templates.tsx';

/** The words of replies, when replies are due, and how mails do. */
export const Mail = () => (
  <div className={styles.tab}>
    <MailLine />
    <ReplyTemplates />
    <Holidays />
  </div>
);
