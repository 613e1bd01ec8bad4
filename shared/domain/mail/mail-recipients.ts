export const templatesToVisitor = ['enquiry-received', 'reply', 'complaint-acknowledged'] as const;

export const templatesToBuyer = [
  'payment-received',
  'details-missing',
  'work-begun',
  'question',
  'draft-ready',
  'draft-waiting',
  'documents-final',
  'message-to-buyer',
  'seat-reserved',
  'seat-taken',
  'class-tomorrow',
  'class-changed',
  'refund-started',
  'refund-sent',
  'refund-delayed',
  'order-link',
  'payment-request',
] as const;

export const templatesToAdmin = [
  'new-enquiry',
  'daily-digest',
  'new-order',
  'paid-twice',
  'refund-failed',
  'payment-disputed',
  'buyer-replied',
  'draft-due-tomorrow',
  'complaint-received',
] as const;

export const isToAdmin = (template: string): boolean => toAdmin.has(template);

const toAdmin: ReadonlySet<string> = new Set(templatesToAdmin);
