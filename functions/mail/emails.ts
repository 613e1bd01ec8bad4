import type { TemplateName } from '#shared/domain/mail/emails.ts';
import { mailLimits } from '#shared/domain/mail/mail-limits.ts';
import { productName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { dueReason } from '#shared/domain/today/due.ts';
import { type DailyDigestFacts, dailyDigest, maxListed } from '#shared/emails/daily-digest.ts';
import { orderLink } from '#shared/emails/order-link.ts';
import { paymentRequest } from '#shared/emails/payment-request.ts';
import { paidOrdersOf } from '../orders/paid-orders.ts';
import type * as orders from '../orders/store.ts';
import type { LinkRequest } from '../own-order/link-requests.ts';
import { linkStateOf } from '../payment-links/links.ts';
import type { StoredLink } from '../payment-links/store.ts';
import * as throttle from '../platform/limits/throttle.ts';
import { superseded } from '../platform/outbox/email-entries.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import { listDue } from '../today/list-due.ts';
import { type EmailLimit, email, tooMany } from './email.ts';
import { enquiryEmails } from './enquiry-emails.ts';
import { orderEmails } from './order-emails.ts';
import { sessionEmails } from './session-emails.ts';
import { workEmails } from './work-emails.ts';

export const emails = {
  ...enquiryEmails,
  ...orderEmails,
  ...workEmails,
  ...sessionEmails,
  'payment-request': email(paymentRequest, async ({ item }) => {
    const link = item as OutboxItem & StoredLink;
    const { state } = await linkStateOf(link);
    if (state === 'full') return superseded('changed');
    if (state !== 'open') return superseded(state === 'expired' ? 'day passed' : state);
    const { id, what, paise, name, lastDay, wants } = link;
    const isKept = wants && Date.parse(wants.start) > Date.now();
    return { link: id, what, paise, name, lastDay, ...(isKept && { start: wants.start }) };
  }),
  'order-link': email(
    orderLink,
    async ({ item }) => {
      if (item.pk === 'ORDER')
        return { orders: [linkFactsOf(item as OutboxItem & orders.StoredOrder)], isCorrected: true };
      const own = await paidOrdersOf((item as OutboxItem & LinkRequest).email);
      return own.length > 0 ? { orders: own.map(linkFactsOf) } : superseded('no orders');
    },
    linkRequests(),
  ),
  'daily-digest': email(dailyDigest, async ({ item }) => {
    if (item.sk !== `day#${dayInIndia(Date.now())}`) return superseded('day passed');
    const facts = await digestFacts(Date.now());
    return facts.first.length > 0 ? facts : superseded('nothing due');
  }),
} satisfies Record<TemplateName, object>;

/** Counts only once orders have been found, so that only emails that are sent use up the daily limit. */
function linkRequests(): EmailLimit {
  const { perDay, minutesApart } = mailLimits.orderLinks;
  return {
    count: async ({ item, entry }, to) => {
      if (item.pk !== 'LINK_REQUEST') return undefined;
      const own = { action: 'mail#links', who: to.toLowerCase(), most: perDay, minutesApart };
      return (await throttle.admit(own, entry.id)) ? undefined : tooMany;
    },
  };
}

const linkFactsOf = (order: orders.StoredOrder) => ({
  order: order.id,
  number: orderNumber(order),
  what: productName(order),
});

async function digestFacts(now: number): Promise<DailyDigestFacts> {
  const { date, late, dueToday, fresh, kinds, rows } = await listDue(now);
  const first = rows
    .slice(0, maxListed)
    .map(({ reason, since, due = since, what }) => ({ name: dueReason(reason).words, due, what }));
  return { date, late, dueToday, fresh, kinds, first };
}
