import { formNotSent } from '#shared/api/endpoint.ts';
import { brand, officeCities } from '#shared/brand.ts';
import { deliveryDays, noticeHours, replyHours } from '#shared/policies.ts';
import { AdminFrame, AdminMount } from '../admin/mount.tsx';
import { formNames, formTitles } from '../forms/failures.ts';
import { OrderMount } from '../order/mount.tsx';
import type { Page } from '../page.ts';
import { AboutPage } from '../pages/about/about.tsx';
import {
  AllQuestionsPage,
  allQuestionsHead,
  allQuestionsStatus,
} from '../pages/all-questions/all-questions.tsx';
import { AllReviewsPage, allReviewsHead, allReviewsStatus } from '../pages/all-reviews/all-reviews.tsx';
import { CallbackSentPage } from '../pages/callback-sent/callback-sent.tsx';
import { CancellationPolicyPage } from '../pages/cancellation-policy/cancellation-policy.tsx';
import { CertificationPage, certificationHead } from '../pages/certification/certification.tsx';
import { CertificationsPage } from '../pages/certifications/certifications.tsx';
import { ComplaintSentPage } from '../pages/complaint-sent/complaint-sent.tsx';
import { ContactPage } from '../pages/contact/contact.tsx';
import { CoursePage } from '../pages/course/course.tsx';
import { courseHead, courseStatus } from '../pages/course/head.ts';
import { CoursesPage } from '../pages/courses/courses.tsx';
import { coursesHead, coursesStatus } from '../pages/courses/head.ts';
import { DeliveryPolicyPage } from '../pages/delivery-policy/delivery-policy.tsx';
import { EnquirySentPage } from '../pages/enquiry-sent/enquiry-sent.tsx';
import { FormNotSentPage } from '../pages/form-not-sent/form-not-sent.tsx';
import { GrievancePage } from '../pages/grievance/grievance.tsx';
import { HomePage } from '../pages/home/home.tsx';
import { questionHead, questionRedirect, questionStatus } from '../pages/interview-question/head.ts';
import { InterviewQuestionPage } from '../pages/interview-question/interview-question.tsx';
import { InterviewQuestionsPage } from '../pages/interview-questions/interview-questions.tsx';
import { NotFoundPage } from '../pages/not-found/not-found.tsx';
import { PayPage } from '../pages/pay/pay.tsx';
import { PaymentSuccessPage } from '../pages/payment-success/payment-success.tsx';
import { PmpPage } from '../pages/pmp/pmp.tsx';
import { PrivacyPolicyPage } from '../pages/privacy-policy/privacy-policy.tsx';
import { ResumePage } from '../pages/resume/resume.tsx';
import { ReviewPage } from '../pages/review/review.tsx';
import { ReviewSentPage } from '../pages/review-sent/review-sent.tsx';
import { servicesHead } from '../pages/services/head.ts';
import { ServicesPage } from '../pages/services/services.tsx';
import { TermsPage } from '../pages/terms-of-service/terms-of-service.tsx';
import { ReceiptMount } from '../receipt/mount.tsx';

const terms = {
  source: 'pages/terms-of-service/terms-of-service.tsx',
  Page: TermsPage,
  title: 'Terms & Conditions',
  description:
    'Our terms for appointments, fees and refunds when you book a session or a course, or order a document.',
  canonical: '/terms-of-service',
};

/** A page that shows stored data must also be listed in `shared/pages.ts`, with the API routes it reads. */
export const routes: readonly Page[] = [
  {
    path: '/',
    source: 'pages/home/home.tsx',
    Page: HomePage,
    title: `${brand.name}: courses, certificates, resumes and coaching`,
    description: brand.purpose,
  },
  {
    path: '/courses',
    source: 'pages/courses/courses.tsx',
    Page: CoursesPage,
    title: 'Courses and prices',
    description:
      'Certification training and programming courses, each with its price in rupees, timings and duration.',
    card: 'courses',
    headOf: coursesHead,
  },
  {
    path: '/courses/{page}',
    source: 'pages/courses/courses.tsx',
    Page: CoursesPage,
    title: 'More courses and prices',
    description:
      'More certification training and programming courses, each with its price in rupees, timings and duration.',
    card: 'courses',
    canonical: null,
    headOf: coursesHead,
    statusOf: coursesStatus,
  },
  {
    path: '/course/{id}',
    source: 'pages/course/course.tsx',
    Page: CoursePage,
    title: 'Course',
    description:
      'What the course covers, when it starts, how long it takes and what it costs, with a form to ask about it.',
    card: 'courses',
    canonical: null,
    headOf: courseHead,
    statusOf: courseStatus,
  },
  {
    path: '/certifications',
    source: 'pages/certifications/certifications.tsx',
    Page: CertificationsPage,
    title: 'Certification training',
    description:
      'Training for nine certifications, from CCNA and VMware to CAPM and PMP. See what each one is for, and ask about dates.',
    card: 'certifications',
  },
  {
    path: '/certifications/pmp',
    source: 'pages/pmp/pmp.tsx',
    Page: PmpPage,
    title: 'PMP exam training, live online',
    description:
      'Live online instructor-led PMP training: 36 contact hours, a five-week study plan, 2000+ questions and 12 full-length simulation tests.',
    card: 'pmp',
  },
  {
    path: '/certifications/{certId}',
    source: 'pages/certification/certification.tsx',
    Page: CertificationPage,
    title: 'Certification',
    description: `Ask about training for this certification. We’ll reply within ${replyHours} business hours.`,
    card: 'certifications',
    canonical: null,
    noindex: true,
    headOf: certificationHead,
  },
  {
    path: '/services',
    source: 'pages/services/services.tsx',
    Page: ServicesPage,
    title: 'Coaching services',
    description:
      'One-on-one coaching sessions and packages in IT and project management: how they work, and the terms.',
    card: 'services',
    headOf: servicesHead,
  },
  {
    path: '/resume',
    source: 'pages/resume/resume.tsx',
    Page: ResumePage,
    title: 'Resume, cover letter and LinkedIn prices',
    description: `Prices for resumes, cover letters and LinkedIn profiles by years of experience, separately or as a combo. Delivered in ${deliveryDays} days.`,
    card: 'resume',
  },
  {
    path: '/interview-questions',
    source: 'pages/interview-questions/interview-questions.tsx',
    Page: InterviewQuestionsPage,
    title: 'Daily Interview Questions',
    description:
      'Interview questions with answers, updated daily and free to read. Search them, or browse them by category.',
    card: 'questions',
  },
  {
    path: '/interview-questions/{page}',
    source: 'pages/all-questions/all-questions.tsx',
    Page: AllQuestionsPage,
    title: 'All interview questions',
    description: 'All interview questions with the first line of their answers, newest first.',
    card: 'questions',
    canonical: null,
    headOf: allQuestionsHead,
    statusOf: allQuestionsStatus,
  },
  {
    path: '/interview-question/{question}',
    source: 'pages/interview-question/interview-question.tsx',
    Page: InterviewQuestionPage,
    title: 'Interview question',
    description: 'An interview question with its answer, from our daily list.',
    card: 'questions',
    canonical: null,
    headOf: questionHead,
    statusOf: questionStatus,
    redirectOf: questionRedirect,
  },
  {
    path: '/reviews/{page}',
    source: 'pages/all-reviews/all-reviews.tsx',
    Page: AllReviewsPage,
    title: 'All reviews',
    description: 'Reviews from people who’ve worked with us, newest first.',
    canonical: null,
    headOf: allReviewsHead,
    statusOf: allReviewsStatus,
  },
  {
    path: '/about',
    source: 'pages/about/about.tsx',
    Page: AboutPage,
    title: 'About Us',
    description: `Who we are, what we do for working people in India, and where to find our offices in ${officeCities()}.`,
    card: 'company',
  },
  {
    path: '/contact',
    source: 'pages/contact/contact.tsx',
    Page: ContactPage,
    title: 'Contact Us',
    description: `Call us for a discovery call, email us or leave a message. We’ll reply within ${replyHours} business hours.`,
    card: 'company',
  },
  {
    path: '/cancellation-policy',
    source: 'pages/cancellation-policy/cancellation-policy.tsx',
    Page: CancellationPolicyPage,
    title: 'Cancellations & Refund Policy',
    description: `How to cancel or reschedule a coaching session or package with ${noticeHours} hours’ notice, and what is refunded.`,
  },
  {
    path: '/privacy-policy',
    source: 'pages/privacy-policy/privacy-policy.tsx',
    Page: PrivacyPolicyPage,
    title: 'Privacy Policy',
    description:
      'What this site stores about you, why, for how long, and how to have it corrected or deleted.',
  },
  {
    path: '/delivery-policy',
    source: 'pages/delivery-policy/delivery-policy.tsx',
    Page: DeliveryPolicyPage,
    title: 'Delivery Policy',
    description: `How delivery, payment and refunds work: documents take ${deliveryDays} days, and courses are online.`,
  },
  {
    path: '/grievance',
    source: 'pages/grievance/grievance.tsx',
    Page: GrievancePage,
    title: 'Complaints',
    description: 'Who will deal with your complaint, by when, and where to turn if that doesn’t help.',
  },
  { path: '/terms-&-conditions', ...terms },
  { path: '/terms-of-service', ...terms },
  {
    path: '/payment-success',
    source: 'pages/payment-success/payment-success.tsx',
    Page: PaymentSuccessPage,
    title: 'Payment Successful',
    description: 'Your order has been confirmed.',
    noindex: true,
  },
  {
    path: '/pay',
    source: 'pages/pay/pay.tsx',
    Page: PayPage,
    title: 'Pay',
    description: 'Pay the price we agreed with you, by card or UPI.',
    noindex: true,
  },
  {
    path: '/enquiry-sent',
    source: 'pages/enquiry-sent/enquiry-sent.tsx',
    Page: EnquirySentPage,
    title: 'Enquiry sent',
    description: `We’ve received your enquiry and will reply within ${replyHours} business hours.`,
    noindex: true,
  },
  {
    path: '/complaint-sent',
    source: 'pages/complaint-sent/complaint-sent.tsx',
    Page: ComplaintSentPage,
    title: 'Complaint sent',
    description: 'We’ve received your complaint and will email you its ticket number.',
    noindex: true,
  },
  {
    path: '/callback-sent',
    source: 'pages/callback-sent/callback-sent.tsx',
    Page: CallbackSentPage,
    title: 'We’ll call you back',
    description: `We have your number and will call you within ${replyHours} business hours.`,
    noindex: true,
  },
  {
    path: '/review',
    source: 'pages/review/review.tsx',
    Page: ReviewPage,
    title: 'Your review',
    description: 'Use the link in our email to review your finished order.',
    noindex: true,
  },
  {
    path: '/review-sent',
    source: 'pages/review-sent/review-sent.tsx',
    Page: ReviewSentPage,
    title: 'Review sent',
    description: 'We’ve received your review. It’ll appear once we’ve read it.',
    noindex: true,
  },
  ...formNames.map((name) => ({
    path: formNotSent(name),
    source: 'pages/form-not-sent/form-not-sent.tsx',
    Page: FormNotSentPage,
    title: `${formTitles[name]} not sent yet`,
    description: 'Your form couldn’t be sent. Here’s what each field needs.',
    noindex: true,
  })),
  {
    path: '/order',
    source: 'order/mount.tsx',
    Page: OrderMount,
    title: 'Your order',
    description: 'What happens next with your order, and whose turn it is.',
    noindex: true,
    noReferrer: true,
  },
  {
    path: '/receipt',
    source: 'receipt/mount.tsx',
    Page: ReceiptMount,
    title: 'Your receipt',
    description: 'The receipt for your order, to print or save.',
    noindex: true,
    noReferrer: true,
  },
  {
    path: '/admin',
    source: 'admin/mount.tsx',
    Page: AdminMount,
    Frame: AdminFrame,
    title: 'Admin Panel',
    description: 'Admin Panel: courses, enquiries, orders and work.',
    noindex: true,
  },
  {
    path: '*',
    source: 'pages/not-found/not-found.tsx',
    Page: NotFoundPage,
    title: 'Page not found',
    description: 'There’s no page at this address.',
    canonical: null,
    noindex: true,
  },
];
