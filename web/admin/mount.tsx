import type { ReactNode } from 'react';
import { GeneralEnquiry } from '../forms/general-enquiry.tsx';
import { quickEnquiry } from '../layout/footer.tsx';
import { HeaderFrame } from '../layout/header.tsx';
import { Layout } from '../layout/layout.tsx';
import { Navigation } from '../layout/navigation.tsx';
import { AdminLinks } from '../layout/owner-links.tsx';
import header from './admin-header.module.css';
import styles from './kit/login/frame.module.css';
import { AdminSkeleton, LoginForm } from './kit/login/login-form.tsx';

/**
 * A placeholder until `web/admin/main.tsx` renders the Admin Panel. `start.ts` decides whether it shows the
 * login or the skeleton.
 */
export const AdminMount = () => (
  <div id="admin-panel" className="app-page">
    <div className={`${styles.page} ${styles.expected}`}>
      <AdminSkeleton />
    </div>
    <section id="login" className={`${styles.login} ${styles.unexpected}`}>
      <h1 className="size-4">Admin Login</h1>
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

/** On narrow screens, all links are in a menu. The app adds the search field and the logout button. */
const AdminHeader = ({ path }: { path: string }) => (
  <HeaderFrame styles={header} aside={<div id="admin-search" className={header.search} />}>
    <div className={header.siteLinks}>
      <Navigation path={path} />
    </div>
    <ul>
      <AdminLinks path={path} logout={<div id="admin-logout" />} />
    </ul>
  </HeaderFrame>
);
