import '../styles/site.css';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

/** The frame around every page: skip link, header, footer. `path` is the page's own. */
export const Layout = ({ path, children }: { path: string; children: ReactNode }) => (
  <div className={styles.page}>
    <a href="#main" className={styles.skip}>
      Skip to the content
    </a>
    <Header path={path} />
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <Footer />
  </div>
);
