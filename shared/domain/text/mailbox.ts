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
