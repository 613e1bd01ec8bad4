import { officeCities, offices } from '#shared/brand.ts';
import { deliveryDays, replyHours } from '#shared/policies.ts';

/** After changing any of these, run `web/site/head/draw-pictures.ts` to regenerate the images in `web/public/cards`. */
export const cards = {
  home: {
    headline: 'The next step at work is easier with a coach beside you.',
    line: 'Courses, certificates, resumes and one-on-one coaching',
  },
  courses: {
    headline: 'Courses, with the price on every card.',
    line: 'Certification training and programming, in rupees',
  },
  certifications: {
    headline: 'Training for nine certificates.',
    line: 'CCNA, VMware, CBAP, CAMS, CIA, CAPM, PMP and two more',
  },
  pmp: {
    headline: 'Crack Your PMP Exam in Just 6 Weeks',
    line: 'Live online instructor-led training',
  },
  services: {
    headline: 'One coach, one question: yours.',
    line: 'One-on-one coaching, by the session or as a package',
  },
  resume: {
    headline: 'A resume that matches your experience.',
    line: `Resume, cover letter and LinkedIn, in ${deliveryDays} days`,
  },
  questions: {
    headline: 'Daily Interview Questions',
    line: 'Read the question, say your answer, then compare it with ours',
  },
  company: {
    headline: `${['One office', 'Two offices'][offices.length - 1] ?? 'Offices'}, in ${officeCities()}.`,
    line: `We’ll reply within ${replyHours} business hours`,
  },
} as const;

export type Card = keyof typeof cards;

export const cardFile = (card: Card): string => `/cards/${card}.png`;

export const cardSize = { width: 1200, height: 630 } as const;
