import assert from 'node:assert/strict';
import type { StoredOrder } from '#functions/orders/store.ts';
import type { Entry } from '#functions/platform/outbox/entries.ts';
import type { MailFacts } from '#functions/platform/outbox/mails.ts';
import type { LetterName } from '#shared/domain/mail/mail.ts';
import type { Refund } from '#shared/domain/orders/payment-records.ts';
import { paysAgain } from '#shared/domain/orders/refunds.ts';
import type { OutboxKind } from '#shared/table.ts';
import type { RecordingTable } from './recording-table.ts';

type Told = Pick<RecordingTable, 'changes' | 'appended'>;

/**
 * Asserts that the mails which were ever appended to an order are those that its life calls for, each once, and that each
 * of them waits or has its record, and never both.
 */
export function assertTold({ changes, appended }: Told, order: StoredOrder): void {
  const entries = appendedTo(appended, order, 'MAIL') as Entry<MailFacts>[];
  // A link comes from the owner, who corrects an address, and may correct it to the same address.
  const appendedMails = entries
    .map(({ facts: { letter, about = '' } }) => ({ letter, about }))
    .filter(({ letter }) => letter !== 'order-link');
  assert.deepEqual(
    sorted(appendedMails),
    sorted(toTell(order, versionsOf(changes, order))),
    `the mails of ${order.id}`,
  );
  const waiting = (order.outbox ?? []).filter(({ kind }) => kind === 'MAIL');
  const left = [...waiting, ...(order.mails ?? [])].map(({ id }) => id);
  assert.deepEqual(
    left.toSorted(),
    entries.map(({ id }) => id).toSorted(),
    `a mail of ${order.id} is lost, or there twice`,
  );
}

/** The entries of a kind that were ever appended to an order. */
export const appendedTo = (
  appended: RecordingTable['appended'],
  { id }: StoredOrder,
  kind: OutboxKind,
): Entry[] =>
  [...appended.values()].flatMap(({ order, entry }) => (order === id && entry.kind === kind ? [entry] : []));

const versionsOf = (changes: StoredOrder[], { id }: StoredOrder) =>
  changes.filter((change) => change.id === id);

interface Mail {
  letter: LetterName;
  /** The id of the payment, refund or dispute of the mail; empty for a mail about the order. */
  about: string;
}

function toTell(order: StoredOrder, versions: StoredOrder[]): Mail[] {
  if (!order.mails) return [];
  const paying = order.payments.filter(({ id }) => id === order.paidBy);
  const refunds = order.refunds.filter((refund) => isOfRupees(order, refund));
  const were = (status: Refund['status']) =>
    refunds.filter(({ id }) =>
      versions.some((version) =>
        version.refunds.some((refund) => refund.id === id && refund.status === status),
      ),
    );
  return [
    ...paying.flatMap(() => [told('payment-received'), told('new-order')]),
    ...mails(
      'paid-twice',
      order.payments.filter((payment) => paysAgain(order, payment)),
    ),
    ...mails('refund-on-its-way', were('pending')),
    ...mails('refund-failed', were('failed')),
    ...mails('refund-delayed', were('failed')),
    ...mails(
      'refund-sent',
      refunds.filter(({ status }) => status === 'processed'),
    ),
    ...mails('payment-disputed', order.disputes ?? []),
    ...(isToldOfSeatLater(versions) ? [told('seat-taken')] : []),
  ];
}

/** Whether a separate email says that no seat was left, because the email about the payment may have been written already. */
function isToldOfSeatLater(versions: StoredOrder[]): boolean {
  const first = versions.find(({ seat }) => seat?.lostAt);
  const [mail] = first?.outbox?.filter(isMailOfPayment) ?? [];
  return first !== undefined && (mail === undefined || mail.originalDue !== undefined);
}

const isMailOfPayment = ({ kind, facts }: Entry) =>
  kind === 'MAIL' && (facts as MailFacts).letter === 'payment-received';

const told = (letter: LetterName, about = ''): Mail => ({ letter, about });

const mails = (letter: LetterName, about: readonly { id: string }[]): Mail[] =>
  about.map(({ id }) => told(letter, id));

const isOfRupees = ({ payments }: StoredOrder, { paymentId }: Refund) =>
  payments.find(({ id }) => id === paymentId)?.currency === 'INR';

const sorted = (some: Mail[]) => some.map(({ letter, about }) => `${letter} ${about}`).toSorted();
