import { noticeHours, refundDays, replyHours } from '#shared/policies.ts';

export const servicesFaq = [
  {
    question: 'One session or a package?',
    answer:
      'One session is enough for one question. A package is discounted and suits a goal that takes several sessions. It’s non-refundable once service has started, so start when you have the time.',
  },
  {
    question: 'Are these group sessions?',
    answer: 'No. Every coaching session is one-on-one: you and your coach.',
  },
  {
    question: 'Can I reschedule a session?',
    answer: `Yes, with at least ${noticeHours} hours’ notice, on your order page or by email. The session fee can then be applied to a future appointment at no extra cost.`,
  },
  {
    question: 'What if I miss a session?',
    answer: `With less than ${noticeHours} hours’ notice, or none, the session is forfeited, the full fee is charged and there is no refund.`,
  },
  {
    question: 'Can I get my money back?',
    answer: `In general all services are non-refundable. Refunds for unused sessions of a package are decided case by case. An approved refund returns to the original payment method within ${refundDays.least}-${refundDays.most} business days.`,
  },
  {
    question: 'How soon will I hear from you?',
    answer: `Within ${replyHours} business hours of your message. There’s no obligation.`,
  },
];

export const contactFaq = [
  {
    question: 'What should I write?',
    answer:
      'Where you work today, how long you’ve been working, and what you’d like to change. If it’s about a course or certificate, say which.',
  },
  {
    question: 'When will you reply?',
    answer: `Within ${replyHours} business hours. In a hurry? Call us.`,
  },
  {
    question: 'What is the discovery call for?',
    answer:
      'To find out whether a course, a certificate, a new resume or coaching is your next step, before you pay for any of them.',
  },
  {
    question: 'Can I cancel or reschedule a session here?',
    answer: `Not with this form. Change it on your order page, or write to us by email, at least ${noticeHours} hours before the session. Social media and other channels are not valid.`,
  },
  {
    question: 'Who reads what I send?',
    answer:
      'The owner of this site, who will also reply. We don’t show it on the site or use it for advertising.',
  },
];
