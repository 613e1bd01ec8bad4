/** The most mails that somebody can cause who has paid for nothing, or who repeats themselves. Days are India's. */
export const mailLimits = {
  /** Acknowledgements go to whatever address is typed, and one that is invented comes back. */
  acknowledgements: { toMailboxADay: 3, fromAddressADay: 10, anHour: 200 },
} as const;
