import '../styles/site.css';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

interface Props {
  /** The path of the page. */
  path: string;
  children: ReactNode;
  /** Takes the place of the visitors' header. */
  header?: ReactNode;
  /** The footer's enquiry form, if not the island of every page. */
  enquiry?: ReactNode;
}

/** The frame around every page: skip link, header, footer. */
export const Layout = ({ path, children, header, enquiry }: Props) => (
  <div className={styles.page}>
    <a href="#main" className={styles.skip}>
      Skip to the content
    </a>
    {header ?? <Header path={path} />}
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <Footer enquiry={enquiry} />
  </div>
);
