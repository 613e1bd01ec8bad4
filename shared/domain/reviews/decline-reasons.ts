/** A low rating isn't a reason, so don't add one. */
export const declineReasons = {
  private: 'Shows someone’s private details',
  abusive: 'Insults or threatens someone',
  unlawful: 'Breaks the law',
  advertising: 'Advertises something else',
  unrelated: 'Isn’t about what they bought',
  withdrawn: 'The buyer asked us not to publish it',
} as const;

export type DeclineReason = keyof typeof declineReasons;
