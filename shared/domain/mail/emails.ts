/** Apart from the others, so that Lambdas that only ask whether an email is the owner's don't load them. */
const owner = {
  'new-enquiry': 'New enquiry',
  'daily-digest': 'Daily digest',
  'new-order': 'New order',
  'paid-twice': 'Possible double payment',
  'refund-failed': 'Refund failed',
  'payment-disputed': 'Payment disputed',
  'buyer-replied': 'Update from the buyer',
  'draft-due-tomorrow': 'Draft due tomorrow',
  'complaint-received': 'Complaint',
  'session-soon': 'Session soon',
} as const;

/** Every email by who gets it, with its title in the Admin Panel. */
const titles = {
  visitor: {
    'enquiry-received': 'Enquiry received',
    'seat-free': 'A seat is free',
    reply: 'Your reply',
    'complaint-acknowledged': 'Complaint acknowledged',
  },
  buyer: {
    'payment-received': 'Payment received',
    'details-missing': 'Details missing',
    'work-begun': 'Work started',
    question: 'Question',
    'draft-ready': 'Draft ready',
    'draft-waiting': 'Draft waiting',
    'documents-final': 'Documents final',
    'message-to-buyer': 'Your message',
    'seat-reserved': 'Seat reserved',
    'seat-taken': 'No seats left',
    'class-tomorrow': 'Class tomorrow',
    'class-changed': 'Class moved',
    'sessions-booked': 'Sessions booked',
    'session-moved': 'Session moved',
    'session-cancelled': 'Session cancelled',
    'session-taken': 'Time not free',
    'session-tomorrow': 'Session tomorrow',
    'book-sessions': 'Sessions to book',
    'refund-started': 'Refund started',
    'refund-sent': 'Refund sent',
    'refund-delayed': 'Refund delayed',
    'order-link': 'Order link sent again',
    'payment-request': 'Payment request',
  },
  owner,
} as const satisfies Record<string, Record<string, string>>;

export type Reader = keyof typeof titles;
export type TemplateName = { [To in Reader]: keyof (typeof titles)[To] }[Reader];

const allTitles = /* @__PURE__ */ (() => ({ ...titles.visitor, ...titles.buyer, ...owner }))();

export const emailNames = /* @__PURE__ */ Object.keys(allTitles) as [TemplateName, ...TemplateName[]];

export const emailTitle = (name: TemplateName): string => allTitles[name];

export const readerOf = (name: TemplateName): Reader =>
  isToAdmin(name) ? 'owner' : name in titles.buyer ? 'buyer' : 'visitor';

export const isToAdmin = (name: TemplateName): boolean => name in owner;
