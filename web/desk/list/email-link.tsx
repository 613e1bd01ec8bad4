import styles from './email-link.module.css';

/** The way to write to somebody, with the subject filled in. A long address breaks behind its `@`. */
export const EmailLink = ({ email, subject }: { email: string; subject: string }) => (
  <a href={`mailto:${address(email)}?subject=${encodeURIComponent(subject)}`} className={styles.link}>
    <span>
      {email.replace(/@.*/, '@')}
      <wbr />
      {email.replace(/^[^@]*@/, '')}
    </span>
  </a>
);

const address = (email: string) => encodeURIComponent(email).replace('%40', '@');
