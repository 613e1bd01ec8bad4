import type { TemplateName } from '#shared/domain/mail/mail.ts';
import { productName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { dueReason } from '#shared/domain/today/due.ts';
import { maxListed } from '#shared/emails/daily-digest.ts';
import type { FactsOf } from '#shared/emails/templates.ts';
import { paidOrdersOf } from '../orders/paid-orders.ts';
import type * as orders from '../orders/store.ts';
import type { LinkRequest } from '../own-order/link-requests.ts';
import { linkStateOf } from '../payment-links/links.ts';
import type { StoredLink } from '../payment-links/store.ts';
import type { Claim } from '../platform/outbox/claim.ts';
import { type EmailFacts, type SupersededEmail, superseded } from '../platform/outbox/email-entries.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import { listDue } from '../today/list-due.ts';
import { enquiryFacts } from './enquiry-facts.ts';
import { orderFacts } from './order-facts.ts';
import type { EmailRun } from './settings.ts';
import { workFacts } from './work-facts.ts';

export const factsOf = (claim: Claim<EmailFacts>, run: EmailRun): Promise<unknown> =>
  factReaders[claim.entry.facts.template](claim, run);

type FactReader<Name extends TemplateName> = (
  claim: Claim<EmailFacts>,
  run: EmailRun,
) => Promise<FactsOf<Name> | SupersededEmail>;

const paymentRequest: FactReader<'payment-request'> = async ({ item }) => {
  const link = item as OutboxItem & StoredLink;
  const { state } = await linkStateOf(link);
  if (state === 'full') return superseded('changed');
  if (state !== 'open') return superseded(state === 'expired' ? 'day passed' : state);
  const { id, what, paise, name, lastDay } = link;
  return { link: id, what, paise, name, lastDay };
};

const orderLink: FactReader<'order-link'> = async ({ item }) => {
  if (item.pk === 'ORDER')
    return { orders: [linkFactsOf(item as OutboxItem & orders.StoredOrder)], isCorrected: true };
  const own = await paidOrdersOf((item as OutboxItem & LinkRequest).email);
  return own.length > 0 ? { orders: own.map(linkFactsOf) } : superseded('no orders');
};

const linkFactsOf = (order: orders.StoredOrder) => ({
  order: order.id,
  number: orderNumber(order),
  what: productName(order),
});

const dailyDigest: FactReader<'daily-digest'> = async ({ item }) => {
  if (item.sk !== `day#${dayInIndia(Date.now())}`) return superseded('day passed');
  const facts = await digestFacts(Date.now());
  return facts.first.length > 0 ? facts : superseded('nothing due');
};

async function digestFacts(now: number): Promise<FactsOf<'daily-digest'>> {
  const { date, late, dueToday, fresh, kinds, rows } = await listDue(now);
  const first = rows
    .slice(0, maxListed)
    .map(({ reason, since, due = since, what }) => ({ name: dueReason(reason).words, due, what }));
  return { date, late, dueToday, fresh, kinds, first };
}

const factReaders: { [Name in TemplateName]: FactReader<Name> } = {
  'enquiry-received': enquiryFacts('enquiry-received'),
  reply: enquiryFacts('reply'),
  'complaint-acknowledged': enquiryFacts('complaint-acknowledged'),
  'new-enquiry': enquiryFacts('new-enquiry'),
  'complaint-received': enquiryFacts('complaint-received'),
  'daily-digest': dailyDigest,
  'payment-received': orderFacts('payment-received'),
  'refund-started': orderFacts('refund-started'),
  'refund-sent': orderFacts('refund-sent'),
  'refund-delayed': orderFacts('refund-delayed'),
  'new-order': orderFacts('new-order'),
  'paid-twice': orderFacts('paid-twice'),
  'refund-failed': orderFacts('refund-failed'),
  'payment-disputed': orderFacts('payment-disputed'),
  'details-missing': workFacts('details-missing'),
  'work-begun': workFacts('work-begun'),
  question: workFacts('question'),
  'draft-ready': workFacts('draft-ready'),
  'draft-waiting': workFacts('draft-waiting'),
  'documents-final': workFacts('documents-final'),
  'message-to-buyer': workFacts('message-to-buyer'),
  'seat-reserved': workFacts('seat-reserved'),
  'seat-taken': orderFacts('seat-taken'),
  'class-tomorrow': workFacts('class-tomorrow'),
  'class-changed': workFacts('class-changed'),
  'buyer-replied': workFacts('buyer-replied'),
  'draft-due-tomorrow': workFacts('draft-due-tomorrow'),
  'order-link': orderLink,
  'payment-request': paymentRequest,
};
