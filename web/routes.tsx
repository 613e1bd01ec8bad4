import { matchPath } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { certificationIds, certificationName, certifications } from './content/certifications.ts';
import type { PageRoute } from './loading/page-route.ts';
import { pageScript } from './loading/page-script.ts';

const certification = pageScript(() =>
  import('./pages/certification.tsx').then((page) => page.CertificationPage),
);
const terms = pageScript(() => import('./pages/terms.tsx').then((page) => page.TermsPage));

/** Every page of the site. A new page is its file and its line here. */
export const routes: readonly PageRoute[] = [
  {
    path: '/',
    title: `${brand.name}: courses, certificates, resumes and coaching`,
    description: brand.purpose,
    source: 'pages/home.tsx',
    script: pageScript(() => import('./pages/home.tsx').then((page) => page.HomePage)),
  },
  {
    path: '/courses',
    title: 'Courses and their prices',
    description:
      'Certification training and programming courses, each with its price in rupees, its timings and how long it takes.',
    card: 'courses',
    source: 'pages/courses.tsx',
    script: pageScript(() => import('./pages/courses.tsx').then((page) => page.CoursesPage)),
  },
  {
    path: '/course/:id',
    title: 'Course',
    description:
      'What the course covers, when it starts, how long it takes and what it costs, with a form to ask about it.',
    card: 'courses',
    source: 'pages/course.tsx',
    script: pageScript(() => import('./pages/course.tsx').then((page) => page.CoursePage)),
  },
  {
    path: '/certifications',
    title: 'Certification training',
    description:
      'Training for nine certifications, from CCNA and VMware to CAPM and PMP. See what each one is for, and ask about dates.',
    card: 'certifications',
    source: 'pages/certifications.tsx',
    script: pageScript(() => import('./pages/certifications.tsx').then((page) => page.CertificationsPage)),
  },
  {
    path: '/certifications/pmp',
    title: 'PMP exam training, live online',
    description:
      'Live online instructor-led PMP training: 36 contact hours, a five-week study plan, 2000+ questions and 12 full-length simulation tests.',
    card: 'pmp',
    source: 'pages/pmp.tsx',
    script: pageScript(() => import('./pages/pmp.tsx').then((page) => page.PmpPage)),
  },
  ...certificationIds
    .filter((id) => id !== 'pmp')
    .map((id) => ({
      path: `/certifications/${id}`,
      title: certificationName(id),
      description: certifications[id],
      card: 'certifications' as const,
      source: 'pages/certification.tsx',
      script: certification,
    })),
  {
    path: '/certifications/:certId',
    title: 'Certification',
    description: 'Ask about training for this certification. We reply within 48 business hours.',
    noindex: true,
    card: 'certifications',
    source: 'pages/certification.tsx',
    script: certification,
  },
  {
    path: '/services',
    title: 'Coaching services',
    description:
      'One-on-one coaching sessions and coaching packages in IT and project management: how they go and what holds for them.',
    card: 'services',
    faq: 'services',
    source: 'pages/services.tsx',
    script: pageScript(() => import('./pages/services.tsx').then((page) => page.ServicesPage)),
  },
  {
    path: '/resume',
    title: 'Resume, cover letter and LinkedIn prices',
    description:
      'What a resume, a cover letter or a LinkedIn profile costs by years of experience, alone or as a combo. Delivered in 3-5 days.',
    card: 'resume',
    source: 'pages/resume.tsx',
    script: pageScript(() => import('./pages/resume.tsx').then((page) => page.ResumePage)),
  },
  {
    path: '/interview-questions',
    title: 'Daily Interview Questions',
    description:
      'Interview questions with their answers, to search or to read by category, updated daily. Five on a page, one open at a time.',
    card: 'questions',
    source: 'pages/interview-questions.tsx',
    script: pageScript(() =>
      import('./pages/interview-questions.tsx').then((page) => page.InterviewQuestionsPage),
    ),
  },
  {
    path: '/about',
    title: 'About Us',
    description:
      'Who we are, what we do for working people in India, and where our offices in Nagpur and Bangalore are.',
    card: 'company',
    source: 'pages/about.tsx',
    script: pageScript(() => import('./pages/about.tsx').then((page) => page.AboutPage)),
  },
  {
    path: '/contact',
    title: 'Contact Us',
    description:
      'Call for a discovery call, write an email or leave a message. We reply within 48 business hours.',
    card: 'company',
    source: 'pages/contact.tsx',
    script: pageScript(() => import('./pages/contact.tsx').then((page) => page.ContactPage)),
  },
  {
    path: '/cancellation-policy',
    title: 'Cancellations & Refund Policy',
    description:
      'How to cancel or reschedule a coaching session or package with 48 hours’ notice, and what is refunded.',
    source: 'pages/cancellation-policy.tsx',
    script: pageScript(() =>
      import('./pages/cancellation-policy.tsx').then((page) => page.CancellationPolicyPage),
    ),
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What this site keeps of the people who write to us, what for, and how to have it corrected or deleted.',
    source: 'pages/privacy-policy.tsx',
    script: pageScript(() => import('./pages/privacy-policy.tsx').then((page) => page.PrivacyPolicyPage)),
  },
  ...['/terms-&-conditions', '/terms-of-service'].map((path) => ({
    path,
    canonical: '/terms-of-service',
    title: 'Terms & Conditions',
    description:
      'What holds for appointments, fees and refunds when you book a session, a course or a document with us.',
    source: 'pages/terms.tsx',
    script: terms,
  })),
  {
    path: '/payment-success',
    title: 'Payment Successful',
    description: 'Your order has been confirmed.',
    noindex: true,
    source: 'pages/payment-success.tsx',
    script: pageScript(() => import('./pages/payment-success.tsx').then((page) => page.PaymentSuccessPage)),
  },
  {
    path: '/admin',
    title: 'Admin Panel',
    description: 'The owner’s desk: courses and enquiries.',
    noindex: true,
    source: 'admin/admin.tsx',
    script: pageScript(() => import('./admin/admin.tsx').then((page) => page.AdminPage)),
  },
  {
    path: '*',
    title: 'Page not found',
    description: 'There is no page at this address.',
    noindex: true,
    source: 'pages/not-found.tsx',
    script: pageScript(() => import('./pages/not-found.tsx').then((page) => page.NotFoundPage)),
  },
];

/** The route that a path leads to: the last one, not found, takes what no other does. */
export const routeFor = (pathname: string): PageRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname));
