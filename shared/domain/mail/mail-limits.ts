/** Limits on emails that people can cause without paying. Days are India's. */
export const mailLimits = {
  /**
   * Acknowledgements go to any typed address, and invented ones bounce. Each ten minutes has its own part of the
   * hourly limit, so that a flood can't use up the hour at once.
   */
  acknowledgements: { toMailboxPerDay: 3, fromAddressPerDay: 10, perHour: 200, perTenMinutes: 8 },
  /** Emails to the owner about enquiries, and as many about complaints without an order. */
  notices: { perHour: 5 },
  /** Anyone can request these for an address; earlier links still work. */
  orderLinks: { perDay: 3, minutesApart: 15 },
  /** Emails to the owner about each kind of a buyer's action. */
  buyerTurns: { minutesApart: 15 },
} as const;

/**
 * For counting only: ignores text after `+`, and dots at Gmail. Everything else uses the address as typed, in lower
 * case.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] || local;
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
