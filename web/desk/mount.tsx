import type { ReactNode } from 'react';
import { GeneralEnquiry } from '../forms/general-enquiry.tsx';
import { quickEnquiry } from '../layout/footer.tsx';
import { Layout } from '../layout/layout.tsx';
import { DeskHeader } from './desk-header.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';
import styles from './frame.module.css';
import { LoginForm } from './login-form.tsx';

/** Where `web/desk/main.tsx` renders the admin area, with what is shown until then: the login, or the skeleton (`ask-early.ts`). */
export const DeskMount = () => (
  <div id="desk">
    <div className={`${styles.page} ${styles.expected}`}>
      <DeskSkeleton />
    </div>
    <section id="login" className={`${styles.login} ${styles.unexpected}`}>
      <h1>Admin Login</h1>
      <LoginForm send={async () => {}} />
    </section>
  </div>
);

/**
 * The frame around the admin area: the site's header with the search in it, and the site's whole footer. It has no island,
 * so the browser loads React once; the footer's form is posted by the browser.
 */
export const DeskFrame = ({ path, children }: { path: string; children: ReactNode }) => (
  <Layout path={path} header={<DeskHeader path={path} />} enquiry={<GeneralEnquiry {...quickEnquiry} />}>
    {children}
  </Layout>
);
