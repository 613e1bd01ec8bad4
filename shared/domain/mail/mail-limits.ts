/** The most mails that somebody can cause who has paid for nothing, or who repeats themselves. Days are India's. */
export const mailLimits = {
  /** Acknowledgements go to whatever address is typed, and one that is invented comes back. */
  acknowledgements: { toMailboxADay: 3, fromAddressADay: 10, anHour: 200 },
  /** Enquiries, and complaints that name no order, of which the owner is told at once: so many of each. */
  notices: { anHour: 5 },
  /** Links of an address's orders, which anybody can ask for: the links of the mail before open the orders too. */
  orderLinks: { aDay: 3, minutesApart: 15 },
  /** What a buyer does, by its kind, as the owner is told of it. */
  buyerTurns: { minutesApart: 15 },
} as const;

/**
 * The mailbox behind an e-mail address, for counting alone: what follows a `+` names no other one, and Gmail reads past
 * dots. Links, persons and orders go by the address as it was typed, in lower case.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] || local;
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
