import assert from 'node:assert/strict';
import type { StoredOrder } from '#functions/orders/store.ts';
import type { EmailFacts } from '#functions/platform/outbox/email-entries.ts';
import type { Entry } from '#functions/platform/outbox/entries.ts';
import type { TemplateName } from '#shared/domain/mail/emails.ts';
import type { Refund } from '#shared/domain/orders/payment-records.ts';
import { paysAgain } from '#shared/domain/orders/refunds.ts';
import type { OutboxKind } from '#shared/table.ts';
import type { RecordingTable } from './recording-table.ts';

type Told = Pick<RecordingTable, 'changes' | 'appended'>;

export function assertTold({ changes, appended }: Told, order: StoredOrder): void {
  const entries = appendedTo(appended, order, 'MAIL') as Entry<EmailFacts>[];
  const appendedMails = entries
    .map(({ facts: { template, about = '' } }) => ({ template, about }))
    .filter(({ template }) => template !== 'order-link');
  assert.deepEqual(
    sorted(appendedMails),
    sorted(toTell(order, versionsOf(changes, order))),
    `the emails of ${order.id}`,
  );
  const waiting = (order.outbox ?? []).filter(({ kind }) => kind === 'MAIL');
  const left = [...waiting, ...(order.emails ?? [])].map(({ id }) => id);
  assert.deepEqual(
    left.toSorted(),
    entries.map(({ id }) => id).toSorted(),
    `an email of ${order.id} is lost or duplicated`,
  );
}

export const appendedTo = (
  appended: RecordingTable['appended'],
  { id }: StoredOrder,
  kind: OutboxKind,
): Entry[] =>
  [...appended.values()].flatMap(({ order, entry }) => (order === id && entry.kind === kind ? [entry] : []));

const versionsOf = (changes: StoredOrder[], { id }: StoredOrder) =>
  changes.filter((change) => change.id === id);

interface Mail {
  template: TemplateName;
  about: string;
}

function toTell(order: StoredOrder, versions: StoredOrder[]): Mail[] {
  if (!order.emails) return [];
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
    ...emails(
      'paid-twice',
      order.payments.filter((payment) => paysAgain(order, payment)),
    ),
    ...emails('refund-started', were('pending')),
    ...emails('refund-failed', were('failed')),
    ...emails('refund-delayed', were('failed')),
    ...emails(
      'refund-sent',
      refunds.filter(({ status }) => status === 'processed'),
    ),
    ...emails('payment-disputed', order.disputes ?? []),
    ...(isToldOfSeatLater(versions) ? [told('seat-taken')] : []),
  ];
}

function isToldOfSeatLater(versions: StoredOrder[]): boolean {
  const first = versions.find(({ seat }) => seat?.lostAt);
  const [mail] = first?.outbox?.filter(isMailOfPayment) ?? [];
  return first !== undefined && (mail === undefined || mail.originalDue !== undefined);
}

const isMailOfPayment = ({ kind, facts }: Entry) =>
  kind === 'MAIL' && (facts as EmailFacts).template === 'payment-received';

const told = (template: TemplateName, about = ''): Mail => ({ template, about });

const emails = (template: TemplateName, about: readonly { id: string }[]): Mail[] =>
  about.map(({ id }) => told(template, id));

const isOfRupees = ({ payments }: StoredOrder, { paymentId }: Refund) =>
  payments.find(({ id }) => id === paymentId)?.currency === 'INR';

const sorted = (some: Mail[]) => some.map(({ template, about }) => `${template} ${about}`).toSorted();
