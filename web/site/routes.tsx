import { matchPath } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { certificationIds, certificationName } from '../content/certifications.ts';
import type { PageRoute } from './loading/page-route.ts';
import { pageScript } from './loading/page-script.ts';

const certification = pageScript(() =>
  import('../pages/certification/certification.tsx').then((page) => page.CertificationPage),
);
const terms = pageScript(() =>
  import('../pages/terms-of-service/terms-of-service.tsx').then((page) => page.TermsPage),
);

/** Every page of the site. A new page is its file, its line here and its line in `head/descriptions.ts`. */
export const routes: readonly PageRoute[] = [
  {
    path: '/',
    title: `${brand.name}: courses, certificates, resumes and coaching`,
    source: 'pages/home/home.tsx',
    script: pageScript(() => import('../pages/home/home.tsx').then((page) => page.HomePage)),
  },
  {
    path: '/courses',
    title: 'Courses and their prices',
    source: 'pages/courses/courses.tsx',
    script: pageScript(() => import('../pages/courses/courses.tsx').then((page) => page.CoursesPage)),
  },
  {
    path: '/course/:id',
    title: 'Course',
    source: 'pages/course/course.tsx',
    script: pageScript(() => import('../pages/course/course.tsx').then((page) => page.CoursePage)),
  },
  {
    path: '/certifications',
    title: 'Certification training',
    source: 'pages/certifications/certifications.tsx',
    script: pageScript(() =>
      import('../pages/certifications/certifications.tsx').then((page) => page.CertificationsPage),
    ),
  },
  {
    path: '/certifications/pmp',
    title: 'PMP exam training, live online',
    source: 'pages/pmp/pmp.tsx',
    script: pageScript(() => import('../pages/pmp/pmp.tsx').then((page) => page.PmpPage)),
  },
  ...certificationIds
    .filter((id) => id !== 'pmp')
    .map((id) => ({
      path: `/certifications/${id}`,
      title: certificationName(id),
      source: 'pages/certification/certification.tsx',
      script: certification,
    })),
  {
    path: '/certifications/:certId',
    title: 'Certification',
    noindex: true,
    source: 'pages/certification/certification.tsx',
    script: certification,
  },
  {
    path: '/services',
    title: 'Coaching services',
    source: 'pages/services/services.tsx',
    script: pageScript(() => import('../pages/services/services.tsx').then((page) => page.ServicesPage)),
  },
  {
    path: '/resume',
    title: 'Resume, cover letter and LinkedIn prices',
    source: 'pages/resume/resume.tsx',
    script: pageScript(() => import('../pages/resume/resume.tsx').then((page) => page.ResumePage)),
  },
  {
    path: '/interview-questions',
    title: 'Daily Interview Questions',
    source: 'pages/interview-questions/interview-questions.tsx',
    script: pageScript(() =>
      import('../pages/interview-questions/interview-questions.tsx').then(
        (page) => page.InterviewQuestionsPage,
      ),
    ),
  },
  {
    path: '/about',
    title: 'About Us',
    source: 'pages/about/about.tsx',
    script: pageScript(() => import('../pages/about/about.tsx').then((page) => page.AboutPage)),
  },
  {
    path: '/contact',
    title: 'Contact Us',
    source: 'pages/contact/contact.tsx',
    script: pageScript(() => import('../pages/contact/contact.tsx').then((page) => page.ContactPage)),
  },
  {
    path: '/cancellation-policy',
    title: 'Cancellations & Refund Policy',
    source: 'pages/cancellation-policy/cancellation-policy.tsx',
    script: pageScript(() =>
      import('../pages/cancellation-policy/cancellation-policy.tsx').then(
        (page) => page.CancellationPolicyPage,
      ),
    ),
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    source: 'pages/privacy-policy/privacy-policy.tsx',
    script: pageScript(() =>
      import('../pages/privacy-policy/privacy-policy.tsx').then((page) => page.PrivacyPolicyPage),
    ),
  },
  ...['/terms-&-conditions', '/terms-of-service'].map((path) => ({
    path,
    canonical: '/terms-of-service',
    title: 'Terms & Conditions',
    source: 'pages/terms-of-service/terms-of-service.tsx',
    script: terms,
  })),
  {
    path: '/payment-success',
    title: 'Payment Successful',
    noindex: true,
    source: 'pages/payment-success/payment-success.tsx',
    script: pageScript(() =>
      import('../pages/payment-success/payment-success.tsx').then((page) => page.PaymentSuccessPage),
    ),
  },
  {
    path: '/admin',
    title: 'Admin Panel',
    noindex: true,
    source: 'desk/admin.tsx',
    script: pageScript(() => import('../desk/admin.tsx').then((page) => page.AdminPage)),
  },
  {
    path: '*',
    title: 'Page not found',
    noindex: true,
    source: 'pages/not-found/not-found.tsx',
    script: pageScript(() => import('../pages/not-found/not-found.tsx').then((page) => page.NotFoundPage)),
  },
];

/** The route that a path leads to: the last one, not found, takes what no other does. */
export const routeFor = (pathname: string): PageRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname));
