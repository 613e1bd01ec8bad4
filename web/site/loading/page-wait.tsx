import styles from './page-wait.module.css';

/** What holds a page's place while its script is on the way. It keeps out of sight when that is quick. */
export const PageWait = () => (
  <div className={styles.wait}>
    <p role="status" className={styles.word}>
      Loading the page…
    </p>
  </div>
);
