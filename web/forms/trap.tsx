import styles from './trap.module.css';

/** The field for bots: no person sees it, hears of it or tabs to it. What is sent with it filled in is suspected. */
export const Trap = () => (
  <div aria-hidden="true" className={styles.trap}>
    <label>
      Website
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
