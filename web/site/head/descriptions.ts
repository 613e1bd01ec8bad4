import { brand } from '#shared/brand.ts';
import { deliveryDays, noticeHours, replyHours } from '#shared/domain/policies.ts';
import { certificationSummaries } from '../../content/certification-summaries.ts';
import { certificationIds } from '../../content/certifications.ts';
import type { Card } from './cards.ts';

/** A page as search results and share cards describe it. It stands in the built files alone. */
export interface Description {
  /** A sentence or two for search results and share cards. */
  text: string;
  /** The picture of its share card; the home page's unless said. */
  card?: Card;
  /** The group of the page's disclosures that are questions with their answers, told to search engines too. */
  faq?: string;
}

/** The description of a route, by its path in `routes.tsx`. Throws when there is none. */
export function descriptionOf(path: string): Description {
  const description = descriptions[path];
  if (!description) throw new Error(`${path} has no description in web/site/head/descriptions.ts.`);
  return description;
}

const terms = {
  text: 'What holds for appointments, fees and refunds when you book a session, a course or a document with us.',
};

const descriptions: Record<string, Description> = {
  '/': { text: brand.purpose },
  '/courses': {
    text: 'Certification training and programming courses, each with its price in rupees, its timings and how long it takes.',
    card: 'courses',
  },
  '/course/:id': {
    text: 'What the course covers, when it starts, how long it takes and what it costs, with a form to ask about it.',
    card: 'courses',
  },
  '/certifications': {
    text: 'Training for nine certifications, from CCNA and VMware to CAPM and PMP. See what each one is for, and ask about dates.',
    card: 'certifications',
  },
  ...Object.fromEntries(
    certificationIds.map((id) => [
      `/certifications/${id}`,
      { text: certificationSummaries[id], card: 'certifications' },
    ]),
  ),
  '/certifications/pmp': {
    text: 'Live online instructor-led PMP training: 36 contact hours, a five-week study plan, 2000+ questions and 12 full-length simulation tests.',
    card: 'pmp',
  },
  '/certifications/:certId': {
    text: `Ask about training for this certification. We reply within ${replyHours} business hours.`,
    card: 'certifications',
  },
  '/services': {
    text: 'One-on-one coaching sessions and coaching packages in IT and project management: how they go and what holds for them.',
    card: 'services',
    faq: 'services',
  },
  '/resume': {
    text: `What a resume, a cover letter or a LinkedIn profile costs by years of experience, alone or as a combo. Delivered in ${deliveryDays} days.`,
    card: 'resume',
  },
  '/interview-questions': {
    text: 'Interview questions with their answers, to search or to read by category, updated daily. Five on a page, one open at a time.',
    card: 'questions',
  },
  '/about': {
    text: 'Who we are, what we do for working people in India, and where our offices in Nagpur and Bangalore are.',
    card: 'company',
  },
  '/contact': {
    text: `Call for a discovery call, write an email or leave a message. We reply within ${replyHours} business hours.`,
    card: 'company',
    faq: 'contact',
  },
  '/cancellation-policy': {
    text: `How to cancel or reschedule a coaching session or package with ${noticeHours} hours’ notice, and what is refunded.`,
  },
  '/privacy-policy': {
    text: 'What this site keeps of the people who write to us, what for, and how to have it corrected or deleted.',
  },
  '/terms-&-conditions': terms,
  '/terms-of-service': terms,
  '/payment-success': { text: 'Your order has been confirmed.' },
  '/admin': { text: 'The owner’s desk: courses and enquiries.' },
  '*': { text: 'There is no page at this address.' },
};
