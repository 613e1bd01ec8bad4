/** Every email: who gets it, and its title in the Admin Panel. */
export const allEmails = {
  'enquiry-received': { to: 'visitor', title: 'Enquiry received' },
  reply: { to: 'visitor', title: 'Your reply' },
  'complaint-acknowledged': { to: 'visitor', title: 'Complaint acknowledged' },
  'payment-received': { to: 'buyer', title: 'Payment received' },
  'details-missing': { to: 'buyer', title: 'Details missing' },
  'work-begun': { to: 'buyer', title: 'Work started' },
  question: { to: 'buyer', title: 'Question' },
  'draft-ready': { to: 'buyer', title: 'Draft ready' },
  'draft-waiting': { to: 'buyer', title: 'Draft waiting' },
  'documents-final': { to: 'buyer', title: 'Documents final' },
  'message-to-buyer': { to: 'buyer', title: 'Your message' },
  'seat-reserved': { to: 'buyer', title: 'Seat reserved' },
  'seat-taken': { to: 'buyer', title: 'No seats left' },
  'class-tomorrow': { to: 'buyer', title: 'Class tomorrow' },
  'class-changed': { to: 'buyer', title: 'Class moved' },
  'refund-started': { to: 'buyer', title: 'Refund started' },
  'refund-sent': { to: 'buyer', title: 'Refund sent' },
  'refund-delayed': { to: 'buyer', title: 'Refund delayed' },
  'order-link': { to: 'buyer', title: 'Order link sent again' },
  'payment-request': { to: 'buyer', title: 'Payment request' },
  'new-enquiry': { to: 'owner', title: 'New enquiry' },
  'daily-digest': { to: 'owner', title: 'Daily digest' },
  'new-order': { to: 'owner', title: 'New order' },
  'paid-twice': { to: 'owner', title: 'Possible double payment' },
  'refund-failed': { to: 'owner', title: 'Refund failed' },
  'payment-disputed': { to: 'owner', title: 'Payment disputed' },
  'buyer-replied': { to: 'owner', title: 'Update from the buyer' },
  'draft-due-tomorrow': { to: 'owner', title: 'Draft due tomorrow' },
  'complaint-received': { to: 'owner', title: 'Complaint' },
} as const satisfies Record<string, { to: Reader; title: string }>;

export type TemplateName = keyof typeof allEmails;
export const emailNames = Object.keys(allEmails) as [TemplateName, ...TemplateName[]];

export type Reader = 'visitor' | 'buyer' | 'owner';

export const isToAdmin = (name: TemplateName): boolean => allEmails[name].to === 'owner';
