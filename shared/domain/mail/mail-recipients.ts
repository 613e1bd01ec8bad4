/** The names of all letters (`shared/letters/<name>.ts`) by their reader. */
export const lettersToVisitor = ['enquiry-received', 'reply', 'complaint-acknowledged'] as const;

export const lettersToBuyer = [
  'payment-received',
  'details-missing',
  'work-begun',
  'question-asked',
  'draft-ready',
  'draft-waiting',
  'documents-final',
  'message-to-buyer',
  'place-reserved',
  'seat-taken',
  'class-tomorrow',
  'class-moved',
  'refund-on-its-way',
  'refund-sent',
  'refund-delayed',
  'order-link',
  'payment-asked',
] as const;

export const lettersToOwner = [
  'new-enquiry',
  'daily-digest',
  'new-order',
  'paid-twice',
  'refund-failed',
  'payment-disputed',
  'buyer-turn-ended',
  'draft-due-tomorrow',
  'complaint-received',
] as const;

/** Whether a letter goes to the owner; all others go to a visitor or a buyer. */
export const isToOwner = (letter: string): boolean => toOwner.has(letter);

const toOwner: ReadonlySet<string> = new Set(lettersToOwner);
