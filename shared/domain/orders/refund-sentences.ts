/** Sentences of `/cancellation-policy` that a refund of coaching follows. */
export const refundSentences = {
  later:
    'With more notice than that, the session fee can be applied to a future appointment at no extra cost.',
  forfeited:
    'With less notice, or when an appointment is missed, the session is forfeited, the full fee is charged and there is no refund.',
  started: 'Packages are discounted, and non-refundable once service has started.',
  completed: 'Completed sessions are not refunded.',
  unused:
    'A refund for unused sessions is at our discretion, case by case, and may carry an administrative fee.',
} as const;
