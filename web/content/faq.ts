import { noticeHours, refundDays, replyHours } from '#shared/policies.ts';

/** The questions that people ask before they book coaching, with their answers in plain text. */
export const servicesFaq = [
  {
    question: 'One session or a package?',
    answer:
      'One session fits one question. A package is discounted and fits an aim that takes several; it is non-refundable once service has started, so begin it when you have the weeks for it.',
  },
  {
    question: 'Do I share the session with others?',
    answer: 'No. Every coaching session is one-on-one: you and your coach.',
  },
  {
    question: 'Can I move a session?',
    answer: `Yes, with at least ${noticeHours} hours’ notice by email. The session fee can then be applied to a future appointment at no extra cost.`,
  },
  {
    question: 'What if I miss one?',
    answer:
      'With less notice, or none, the session is forfeited, the full fee is charged and there is no refund.',
  },
  {
    question: 'Can I get my money back?',
    answer: `In general all services are non-refundable. Refunds for unused sessions of a package are decided case by case. An approved refund returns to the original payment method within ${refundDays.least}-${refundDays.most} business days.`,
  },
  {
    question: 'How soon do I hear from you?',
    answer: `Within ${replyHours} business hours after you write. Asking commits you to nothing.`,
  },
];

/** The questions that people ask before they write or call, with their answers in plain text. */
export const contactFaq = [
  {
    question: 'What should I write?',
    answer:
      'Where you work today, how many years you have worked, and what you would like to be different. If it is about a course or a certificate, its name.',
  },
  {
    question: 'When will you answer?',
    answer: `Within ${replyHours} business hours. For a quicker word, call.`,
  },
  {
    question: 'What is the discovery call for?',
    answer:
      'To find out whether a course, a certificate, a new resume or coaching is your next step, before you pay for any of them.',
  },
  {
    question: 'Can I cancel or move a session here?',
    answer: `Not with this form. Requests must be made in writing by email, at least ${noticeHours} hours before the session. Social media and other channels are not valid.`,
  },
  {
    question: 'Who reads what I send?',
    answer:
      'The owner of this site, to answer you. It is not shown on the site and not used for advertising.',
  },
];
