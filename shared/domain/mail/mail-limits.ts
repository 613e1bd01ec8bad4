/** Limits on emails that people can trigger without paying. Days are in India's time zone. */
export const mailLimits = {
  /**
   * Acknowledgements go to any address someone types in, and invented ones bounce. Every ten-minute window has its own
   * share of the hourly limit, so that a flood can't use it all up at once.
   */
  acknowledgements: { toMailboxPerDay: 3, fromAddressPerDay: 10, perHour: 200, perTenMinutes: 8 },
  /**
   * For emails to the owner. Those about enquiries and those about complaints without an order are counted separately.
   */
  notices: { perHour: 5 },
  /** Anyone can request links for an address. A new link doesn't revoke the earlier ones. */
  orderLinks: { perDay: 3, minutesApart: 15 },
  /** For emails to the owner about what a buyer has done. */
  buyerTurns: { minutesApart: 15 },
} as const;

/** Used only for counting. Ignores anything after a `+`, and any dots in Gmail addresses. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] || local;
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
