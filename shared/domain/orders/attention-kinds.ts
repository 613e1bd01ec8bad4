/** The reasons for which an order needs the owner's attention. */
export const attentionKinds = [
  'paid_twice',
  'wrong_amount',
  'refund_failed',
  'disputed',
  'overdue',
  'course_gone',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];
