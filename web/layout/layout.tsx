import '../styles/site.css';
import type { ReactNode } from 'react';
import { DeskHeader } from './desk-header.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

/** The frame around every page: skip link, header, footer. `path` is the page's own. */
export const Layout = ({ path, children }: { path: string; children: ReactNode }) => (
  <div className={styles.page}>
    <a href="#main" className={styles.skip}>
      Skip to the content
    </a>
    {path === desk ? <DeskHeader path={path} /> : <Header path={path} />}
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    {path === desk ? <FoldedFooter /> : <Footer />}
  </div>
);

const desk = '/admin';

/** The owner's work comes first at the desk: what visitors read at the end of every page opens by a press. */
const FoldedFooter = () => (
  <details className={styles.folded}>
    <summary>Contact, offices and terms</summary>
    <Footer />
  </details>
);
