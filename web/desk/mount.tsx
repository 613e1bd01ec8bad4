import type { ReactNode } from 'react';
import { Footer } from '../layout/footer.tsx';
import { Layout } from '../layout/layout.tsx';
import { DeskHeader } from './desk-header.tsx';
import styles from './frame.module.css';

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

/** The frame around the desk: the owner's work comes first, and what visitors read around every page opens by a press. */
export const DeskFrame = ({ path, children }: { path: string; children: ReactNode }) => (
  <Layout
    path={path}
    header={<DeskHeader path={path} />}
    footer={
      <details className={styles.footer}>
        <summary>Contact, offices and terms</summary>
        <Footer />
      </details>
    }
  >
    {children}
  </Layout>
);
