import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, type Call } from '#shared/api/client.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { buyer, pmpCourse } from './entries.ts';
import type { JourneySite } from './journey-site.ts';

export async function settlePayments(
  visitor: Call,
  owner: Call,
  { password, razorpay, deliver, follow }: JourneySite,
): Promise<void> {
  await owner('POST /admin/session', { body: { password } });
  const pay = async (id: string) => {
    razorpay.pay(id);
    await deliver(id);
  };
  const settle = async (call: () => Promise<unknown>) => {
    for (let tries = 0; ; tries++) {
      await follow();
      try {
        return await call();
      } catch (error) {
        if (tries > 30 || !(error instanceof ApiError && error.status === 409)) throw error;
        if (tries > 5) await wait(1000);
      }
    }
  };
  const ask = async (words: string) => {
    const body = { subject: { kind: 'words', words } as const, rupees: 300, ...buyer };
    const { data } = await owner('POST /admin/payment-links', {
      body: { ...body, lastDay: dayInIndia(Date.now()) },
      idempotencyKey: words.replace(' ', '-'),
    });
    return { id: data.id, link: data.url?.split('#')[1] ?? '' };
  };
  const openByLink = async (link: string, name: string) => {
    const body = { link, ...buyer, email: `${name}@example.com` };
    return (await visitor('POST /pay/order', { body, idempotencyKey: name })).data.id;
  };

  const { link } = await ask('Mock interview');
  const [first, second] = [await openByLink(link, 'first'), await openByLink(link, 'second')];
  await pay(first);
  await pay(second);
  await settle(() => owner('POST /admin/orders/{id}/keep-both', { path: { id: second } }));

  const withdrawn = await ask('Career session');
  const late = await openByLink(withdrawn.link, 'late');
  await owner('POST /admin/payment-links/{id}/withdraw', { path: { id: withdrawn.id } });
  // Razorpay's times are in whole seconds, so the payment has to be made at least a second later.
  await wait(1000);
  await pay(late);
  await settle(() => owner('POST /admin/orders/{id}/keep-late', { path: { id: late } }));

  const { data: course } = await owner('POST /courses', {
    body: { ...pmpCourse, payOnline: true, seats: 1 },
    idempotencyKey: 'one-seat',
  });
  const path = { id: course.id };
  const openSeat = async (name: string) => {
    const body = { userId: 'u1', amount: course.price, ...buyer, email: `${name}@example.com` };
    return (await visitor('POST /courses/{id}/orders', { path, body })).data.id;
  };
  const [seated, without] = [await openSeat('seated'), await openSeat('without')];
  await pay(seated);
  await pay(without);
  await settle(() => owner('POST /admin/orders/{id}/arranged', { path: { id: without } }));
  await owner('POST /admin/courses/{id}/overbooking/dismiss', { path });
  await owner('GET /admin/today/rows', { query: { kind: 'money' } });
  assert.equal((await visitor('GET /courses/{id}', { path })).data.seatsLeft, 0);
  await owner('PUT /courses/{id}', { path, body: { ...pmpCourse, startDate: '2020-11-07', seats: 1 } });
  const { data: renewed } = await owner('POST /admin/orders/{id}/link', { path: { id: seated } });
  await visitor('POST /orders/session', { body: { link: renewed.url.split('#')[1] ?? '' } });
  assert.ok((await visitor('GET /order/review-link', {})).data.link);
  await visitor('DELETE /order/session', {});
  await owner('DELETE /courses/{id}', { path });
}
