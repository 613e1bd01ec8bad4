import styles from './login.module.css';

/** The place of the owner's desk: `web/desk/main.tsx` draws it there, in the browser alone. */
export const DeskMount = () => (
  <div id="desk">
    <section className={styles.login}>
      <h1>Admin Login</h1>
      <noscript>
        <p>The admin panel needs JavaScript.</p>
      </noscript>
      <p className={styles.checking}>Looking for your session…</p>
    </section>
  </div>
);
