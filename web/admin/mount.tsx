import type { ReactNode } from 'react';
import { GeneralEnquiry } from '../forms/general-enquiry.tsx';
import { quickEnquiry } from '../layout/footer.tsx';
import { Layout } from '../layout/layout.tsx';
import { AdminHeader } from './admin-header.tsx';
import styles from './kit/login/frame.module.css';
import { AdminSkeleton, LoginForm } from './kit/login/login-form.tsx';

/**
 * A placeholder until `web/admin/main.tsx` renders the Admin Panel. `early-requests.ts` decides whether it shows the
 * login or the skeleton.
 */
export const AdminMount = () => (
  <div id="admin-panel">
    <div className={`${styles.page} ${styles.expected}`}>
      <AdminSkeleton />
    </div>
    <section id="login" className={`${styles.login} ${styles.unexpected}`}>
      <h1>Admin Login</h1>
      <LoginForm send={async () => {}} />
    </section>
  </div>
);

/** The page has no islands, because they'd load React a second time. The browser itself submits the footer's form. */
export const AdminFrame = ({ path, children }: { path: string; children: ReactNode }) => (
  <Layout path={path} header={<AdminHeader path={path} />} enquiry={<GeneralEnquiry {...quickEnquiry} />}>
    {children}
  </Layout>
);
