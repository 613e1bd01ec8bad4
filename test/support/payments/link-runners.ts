import { isPaymentAwaited } from '#shared/domain/orders/order-state.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import {
  type PaymentLinkState,
  paymentLinkStateOf,
} from '#shared/domain/payment-links/payment-link-state.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { buyersOf, seat, subjectsOf } from './buyers.ts';
import { linksOf, ordersOfLink } from './links.ts';
import { answerTo, asOwner, nth, type Outcome, type Runners } from './outcome.ts';
import { isCourseGone, isFull, isOfCourse, watchCourse } from './seats.ts';
import { mayBePaid, rememberPurchase, rememberRequest, type System } from './system.ts';

export const linkRunners: Runners<LinkCommand> = {
  'ask by link': async (system, { subject, days }) => {
    const lastDay = daysLater(dayInIndia(Date.now()), days);
    const body = { ...subjectsOf(subject, system.courseId), lastDay, name: 'Asha Kulkarni' };
    const watched = await watchCourse(system);
    const outcome = await asOwner(system, (owner) => owner('POST /admin/payment-links', { body }));
    const { id, url } = (outcome.data ?? {}) as Partial<PaymentLink>;
    if (id && url) system.links.set(id, url.split('#')[1] ?? '');
    const { wasGone, isGone, versions } = await watched();
    const isSellable = subject !== seat || !(wasGone || versions.every(isFull));
    const mayBeRefused = subject === seat && (isGone || versions.some(isFull));
    return { ...outcome, expected: [...(isSellable ? [200] : []), ...(mayBeRefused ? [400] : [])] };
  },

  'order by link': (system, { link, buyer: person, key }) =>
    onLink(system, link, async (id) => {
      const body = { link: system.links.get(id) ?? '', ...buyersOf(person) };
      const idempotencyKey = key === undefined ? undefined : `link-order-${key}`;
      const request = rememberRequest(system, idempotencyKey, body);
      const watched = await watchCourse(system);
      const [before, outcome, after] = await aroundOf(system, id, () =>
        answerTo(system.api.visitor('POST /pay/order', { body, ...(idempotencyKey && { idempotencyKey }) })),
      );
      const opened = (outcome.data ?? {}) as { id?: string };
      if (opened.id) {
        system.orders.set(opened.id, Date.now());
        if (request.answers.size === 0)
          rememberPurchase(system, `${id} ${body.email.toLowerCase()} ${body.name}`, opened.id);
        request.answers.add(opened.id);
      }
      if (before !== 'open') return { ...outcome, expected: [400, 409] };
      const mayBeFull =
        isOfCourse(system.courseId)(linkIn(await system.table.items(), id)) &&
        (await watched()).versions.some(isFull);
      const mayBeRefused = request.bodies.size > 1 || after !== 'open' || mayBeFull || mayBePaid(system);
      return { ...outcome, expected: mayBeRefused ? [200, 409] : [200] };
    }),

  'withdraw link': (system, { link }) =>
    onLink(system, link, async (id) => {
      const [before, outcome, after] = await aroundOf(system, id, () =>
        asOwner(system, (owner) => owner('POST /admin/payment-links/{id}/withdraw', { path: { id } })),
      );
      if (before === 'paid') return { ...outcome, expected: [409] };
      return { ...outcome, expected: after === 'paid' ? [200, 409] : [200] };
    }),

  'record other payment': (system, { link, method }) =>
    onLink(system, link, async (id) => {
      // A check that was cut short leaves a claim even if the payment failed, until the sweep has asked Razorpay.
      const isClaimed = ordersOfLink(await system.table.items(), id).some(isPaymentAwaited);
      const [, outcome, after] = await aroundOf(system, id, () =>
        asOwner(system, (owner) =>
          owner('POST /admin/payment-links/{id}/paid', {
            path: { id },
            body: { method, why: 'In the office', paidOn: dayInIndia(Date.now()) },
          }),
        ),
      );
      if (outcome.status === 200 && after !== 'paid') throw new Error(`Link ${id} is ${after}, not paid.`);
      const mayBeRefused = isClaimed || after === 'paid' || mayBePaid(system);
      return { ...outcome, expected: mayBeRefused ? [200, 409] : [200] };
    }),
};

type LinkCommand = 'ask by link' | 'order by link' | 'withdraw link' | 'record other payment';

async function onLink(system: System, n: number, act: (id: string) => Promise<Outcome>) {
  const id = nth([...system.links.keys()], n);
  return id === undefined ? undefined : act(id);
}

async function aroundOf<T>(system: System, id: string, act: () => Promise<T>) {
  const before = await stateOf(system, id);
  const outcome = await act();
  return [before, outcome, await stateOf(system, id)] as const;
}

function linkIn(items: Parameters<typeof linksOf>[0], id: string) {
  const link = linksOf(items).find((each) => each.id === id);
  if (!link) throw new Error(`Link ${id} disappeared.`);
  return link;
}

async function stateOf(system: System, id: string): Promise<PaymentLinkState> {
  const items = await system.table.items();
  const link = linkIn(items, id);
  const isGone = link.product?.kind === 'course' && isCourseGone(items, system.courseId);
  return paymentLinkStateOf(
    { ...link, isGone },
    ordersOfLink(items, id).some(({ paidBy }) => paidBy),
  );
}
