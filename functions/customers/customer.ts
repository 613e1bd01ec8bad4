import { bookingText } from '#shared/domain/coaching/booking-text.ts';
import { isComplaint } from '#shared/domain/enquiries/enquiry-names.ts';
import { isToAdmin } from '#shared/domain/mail/emails.ts';
import { productName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import {
  type Customer,
  type CustomerEvent,
  type CustomerInput,
  customerPageSize,
} from '#shared/domain/search/customer.ts';
import type { SearchDocument } from '#shared/domain/search/search-document.ts';
import { keysOfAddress, keysOfPhone } from '#shared/domain/search/search-keys.ts';
import { searchAddress } from '#shared/domain/search/search-text.ts';
import * as enquiries from '../enquiries/store.ts';
import * as orders from '../orders/store.ts';
import * as links from '../payment-links/store.ts';
import { emailStatesOf, type Mailed } from '../platform/outbox/email-states.ts';
import * as reviews from '../reviews/store.ts';
import { foundThing } from '../search/find.ts';
import * as searchKeys from '../search/keys.ts';
import * as works from '../works/store.ts';

export async function customerOf({ email, next: after }: CustomerInput): Promise<Customer> {
  const address = searchAddress(email);
  const page = await searchKeys.list(keysOfAddress(address), { limit: customerPageSize, after });
  const read = await Promise.all(page.items.map(eventsOf));
  // Search keys can be slightly out of date, so go by the address on the item itself.
  const own = page.items.filter((_, i) => read[i]?.email === address);
  const phones = [...new Set(own.flatMap(({ phone }) => phone || []))];
  return {
    email: address,
    name: own.find(({ name }) => name)?.name ?? '',
    phones,
    ...enquiryOf(own),
    line: read
      .flatMap((each) => (each?.email === address ? each.events : []))
      .toSorted((a, b) => (a.at > b.at ? -1 : 1)),
    possibleMatches: after ? [] : await possibleMatchesOf(address, phones.slice(0, mostPhones)),
    ...(page.next && { next: page.next }),
  };
}

const enquiryOf = (own: readonly SearchDocument[]) => {
  const enquiry = own.find(({ kind, isSuspected }) => kind === 'enquiry' && !isSuspected);
  return enquiry && { enquiryId: enquiry.id };
};

/** Items with the same phone number but a different email address. */
async function possibleMatchesOf(
  address: string,
  phones: readonly string[],
): Promise<Customer['possibleMatches']> {
  const pages = await Promise.all(
    phones.map((phone) => searchKeys.list(keysOfPhone(phone), { limit: customerPageSize })),
  );
  return pages
    .flatMap(({ items }) => items)
    .filter(({ email }) => !email || searchAddress(email) !== address)
    .map((thing) => ({
      ...foundThing(thing),
      ...(thing.email && { email: searchAddress(thing.email) }),
    }));
}

const mostPhones = 3;

interface ThingEvents {
  email: string;
  events: CustomerEvent[];
}

function eventsOf({ kind, id }: SearchDocument): Promise<ThingEvents | undefined> {
  switch (kind) {
    case 'enquiry':
      return eventsOfEnquiry(id);
    case 'order':
      return eventsOfOrder(id);
    case 'payment-link':
      return eventsOfLink(id);
    case 'review':
      return eventsOfReview(id);
    case 'member':
      return Promise.resolve(undefined);
  }
}

async function eventsOfEnquiry(id: string): Promise<ThingEvents | undefined> {
  const enquiry = await enquiries.find(id);
  if (!enquiry) return undefined;
  const { title, ticket, message, createdAt, email, history = [] } = enquiry;
  const thing = { kind: 'enquiry', id, title, number: ticket } as const;
  const what = isComplaint(ticket) ? 'complained' : 'asked';
  return {
    email: searchAddress(email),
    events: [
      { at: createdAt, what, thing, ...(message && { text: message }) },
      ...history.map(({ at, kind, text, why }): CustomerEvent => {
        const words = text ?? why;
        return { at, what: `enquiry ${kind}`, thing, ...(words && { text: words }) };
      }),
      ...eventsOfMails(enquiry, thing),
    ],
  };
}

async function eventsOfOrder(id: string): Promise<ThingEvents | undefined> {
  const [order, work] = await Promise.all([orders.find(id), works.find(id)]);
  if (!order?.buyer) return undefined;
  const { paidAt, paidBy, payments, refunds, createdAt, paise } = order;
  const thing = { kind: 'order', id, title: productName(order), number: orderNumber(order) } as const;
  const paid = payments.find((payment) => payment.id === paidBy);
  return {
    email: searchAddress(order.buyer.email),
    events: [
      { at: createdAt, what: 'ordered', thing, paise },
      ...(paidAt ? [{ at: paidAt, what: 'paid', thing, paise: paid?.paise ?? paise } as const] : []),
      ...refunds
        .filter(({ status }) => status !== 'failed')
        .map((refund) => ({ at: refund.createdAt, what: 'refunded', thing, paise: refund.paise }) as const),
      ...(work?.entries ?? []).map(
        ({ at, kind, text, by, booking }): CustomerEvent => ({
          ...{ at, what: `work ${kind}`, thing, by },
          ...(text && { text }),
          ...(booking && { text: bookingText(booking, by === 'buyer' ? 'Buyer' : 'We') }),
        }),
      ),
      ...eventsOfMails(order, thing),
      ...(work ? eventsOfMails(work, thing) : []),
    ],
  };
}

async function eventsOfLink(id: string): Promise<ThingEvents | undefined> {
  const link = await links.find(id);
  if (!link?.email) return undefined;
  const { what: title, paise, createdAt, withdrawnAt } = link;
  const thing = { kind: 'payment-link', id, title } as const;
  return {
    email: searchAddress(link.email),
    events: [
      { at: createdAt, what: 'payment requested', thing, paise },
      ...(withdrawnAt ? [{ at: withdrawnAt, what: 'link withdrawn', thing } as const] : []),
      ...eventsOfMails(link, thing),
    ],
  };
}

async function eventsOfReview(id: string): Promise<ThingEvents | undefined> {
  const review = await reviews.find(id);
  if (!review) return undefined;
  const thing = { kind: 'review', id, title: `Review, ${review.rating} of 5` } as const;
  return {
    email: searchAddress(review.email),
    events: [{ at: review.createdAt, what: 'reviewed', thing, text: review.message }],
  };
}

const eventsOfMails = (item: Mailed, thing: CustomerEvent['thing']): CustomerEvent[] =>
  emailStatesOf(item)
    .filter(({ template }) => !isToAdmin(template))
    .map(({ at, template, outcome, returned }) => ({
      ...{ at, what: 'mailed', thing, template, outcome },
      ...(returned && { isReturned: true }),
    }));
