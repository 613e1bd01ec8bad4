import '../styles/site.css';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

interface Props {
  path: string;
  children: ReactNode;
  header?: ReactNode;
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
