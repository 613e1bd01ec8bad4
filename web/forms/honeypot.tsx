import styles from './honeypot.module.css';

/** A field for bots: no person sees it, hears of it or tabs to it. The API marks what comes with it filled in. */
export const Honeypot = () => (
  <div aria-hidden="true" className={styles.honeypot}>
    <label>
      Website
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
