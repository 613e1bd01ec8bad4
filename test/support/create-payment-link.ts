import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, type Call } from '#shared/api/client.ts';
import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { buyer, pmpCourse } from './entries.ts';
import type { JourneySite } from './journey-site.ts';

export async function askForMoney(
  visitor: Call,
  owner: Call,
  { password, razorpay, deliver }: Pick<JourneySite, 'password' | 'razorpay' | 'deliver'>,
): Promise<void> {
  await owner('POST /admin/session', { body: { password } });
  const { data: course } = await owner('POST /courses', {
    body: { ...pmpCourse, payOnline: true },
    idempotencyKey: 'class',
  });
  const path = { id: course.id };
  const { data: unnamed } = await owner('GET /admin/courses/{id}/class', { path });
  const details = { batch: 'Weekend batch', joining: 'Room 4, Nagpur' };
  await owner('PUT /admin/courses/{id}/class', { path, body: details, ifMatch: unnamed.version });

  const ask = async (name: string, lastDay = today()) => {
    const subject: PaymentLinkInput['subject'] = { kind: 'course', courseId: course.id };
    const body = { subject, rupees: course.price, lastDay, name, email: buyer.email, mobile: buyer.mobile };
    return (await owner('POST /admin/payment-links', { body, idempotencyKey: name })).data;
  };
  const [asked, cash, gone] = [await ask('Asha'), await ask('Ravi'), await ask('Meera')];
  const link = asked.url?.split('#')[1] ?? '';
  const pay = { ...buyer, email: 'link@example.com' };
  const { data: order } = await visitor('POST /pay/order', {
    body: { link, ...pay },
    idempotencyKey: 'link',
  });
  razorpay.pay(order.id);
  await deliver(order.id);
  assert.equal((await visitor('POST /pay', { body: { link } })).data.state, 'paid');

  const placeOrder = { userId: 'u1', amount: course.price, ...buyer, email: 'page@example.com' };
  const { data: ordered } = await visitor('POST /courses/{id}/orders', { path, body: placeOrder });
  razorpay.pay(ordered.id);
  await deliver(ordered.id);

  await owner('POST /admin/payment-links/{id}/paid', {
    path: { id: cash.id },
    body: { method: 'cash', why: 'Paid at the office.', paidOn: dayInIndia(Date.now()) },
  });
  await owner('POST /admin/payment-links/{id}/withdraw', { path: { id: gone.id } });
  const { data: links } = await owner('GET /admin/payment-links', {});
  assert.deepEqual(new Set(links.map(({ state }) => state)), new Set(['paid', 'withdrawn']));
  await owner('GET /admin/courses/{id}/class', { path });
  await owner('GET /admin/courses/{id}/places', { path });
  await owner('GET /admin/courses/{id}/places/export', { path });
  await owner('DELETE /courses/{id}', { path });
}

const today = () => dayInIndia(Date.now());

export async function readReceipts(
  buyer: Call,
  owner: Call,
  { id, follow }: { id: string } & Pick<JourneySite, 'follow'>,
): Promise<void> {
  const read = () => buyer('GET /order/receipt', {}).catch(unlessMissing);
  let own = await read();
  // A scheduler may be running the same jobs, so the receipt may take a while to appear.
  for (let tries = 0; !own && tries < 30; tries++) {
    if (tries > 5) await wait(1000);
    await follow();
    own = await read();
  }
  assert.equal(own?.data.orderId, id);
  const { data: receipt } = await owner('GET /admin/orders/{id}/receipt', { path: { id } });
  assert.deepEqual(receipt, own.data);
  const query = { month: dayInIndia(receipt.issuedAt).slice(0, 7) };
  const { data: lines } = await owner('GET /admin/receipts/export', { query });
  assert(lines.some((line) => line.startsWith(receipt.serial)));
}

const unlessMissing = (error: unknown) => {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
};
