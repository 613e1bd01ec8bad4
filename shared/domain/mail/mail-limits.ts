/** The most mails that a person can cause without a payment, or by repeating something. Days are India's. */
export const mailLimits = {
  /**
   * Acknowledgements go to any address that is typed in, and emails to invented addresses bounce. Part of the hourly limit is
   * reserved for each ten minutes, so that a flood can't use up the whole hour at once.
   */
  acknowledgements: { toMailboxADay: 3, fromAddressADay: 10, anHour: 200, inTenMinutes: 8 },
  /** Mails to the owner about enquiries, and as many about complaints that name no order. */
  notices: { anHour: 5 },
  /** Mails with the links of an address's orders, which anybody can ask for: the links of earlier mails still work. */
  orderLinks: { aDay: 3, minutesApart: 15 },
  /** Mails to the owner about each kind of thing that a buyer does. */
  buyerTurns: { minutesApart: 15 },
} as const;

/**
 * The mailbox behind an e-mail address, for counting alone: what follows a `+` names the same mailbox, and Gmail ignores
 * dots. Links, people and orders go by the address as it was typed, in lower case.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] || local;
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
