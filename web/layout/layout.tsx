import '../styles/site.css';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

interface Props {
  path: string;
  children: ReactNode;
  /** Replaces the public header. */
  header?: ReactNode;
  /** By default the footer's island of every page. */
  enquiry?: ReactNode;
}

export const Layout = ({ path, children, header, enquiry }: Props) => (
  <div className={styles.page}>
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
    {header ?? <Header path={path} />}
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <Footer enquiry={enquiry} />
  </div>
);
