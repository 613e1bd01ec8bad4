import type { LetterName } from '#shared/domain/mail.ts';

/** Each letter by the name that the owner knows it by. */
export const letterNames: Record<LetterName, string> = {
  'enquiry-received': 'Enquiry received',
  reply: 'Your reply',
  'payment-received': 'Payment received',
  'refund-on-its-way': 'Refund on its way',
  'refund-arrived': 'Refund arrived',
  'new-enquiry': 'New enquiry',
  'enquiry-due-soon': 'Enquiry due soon',
  'enquiry-overdue': 'Enquiry overdue',
  'enquiries-summary': 'Summary of enquiries',
  'daily-digest': 'Morning digest',
  'new-order': 'New order',
  'paid-twice': 'Paid twice',
  'payment-disputed': 'Payment disputed',
};
