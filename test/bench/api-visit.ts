import { fetchWithCookies } from '#infra/local/fetch-with-cookies.ts';
import { type Call, createClient } from '#shared/api/client.ts';
import { priceOf } from '#shared/domain/pricing.ts';
import {
  buyer,
  certificationEnquiry,
  courseEnquiry,
  interviewQuestion,
  pmpCourse,
  review,
} from '../support/entries.ts';
import { password, type startScene } from './api-scene.ts';

type Scene = Awaited<ReturnType<typeof startScene>>;

/** Calls every operation of the contract once, and the clock's, so that each Lambda has had one good run. */
export async function callEveryOperation(scene: Scene): Promise<void> {
  const call = createClient(fetchWithCookies(scene.site));
  await call('GET /health', {});
  await call('POST /admin/session', { body: { password } });
  await call('GET /admin/session', {});
  await manageCourses(call);
  await manageEnquiries(call);
  await manageReviews(call);
  await manageQuestions(call);
  await sell(call, scene);
  // The first look of a day counts the days before it; the second is as all others.
  await call('GET /admin/overview', {});
  await call('GET /admin/overview', {});
  // The second finds nothing left to do, as in a month without a buyer.
  await scene.sweep();
  await scene.sweep();
  await call('DELETE /admin/session', {});
}

async function manageCourses(call: Call) {
  const { data } = await call('POST /courses', { body: pmpCourse, idempotencyKey: 'bench' });
  const path = { id: data.id };
  await call('GET /courses', {});
  await call('GET /courses/{id}', { path });
  await call('PUT /courses/{id}', { path, body: pmpCourse, ifMatch: data.version });
  await call('DELETE /courses/{id}', { path });
}

async function manageEnquiries(call: Call) {
  const { data } = await call('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'bench' });
  await call('POST /enquiries/certification', { body: certificationEnquiry, idempotencyKey: 'bench' });
  await call('GET /admin/enquiries', {});
  await call('PATCH /admin/enquiries/{id}/toggle', { path: { id: data.id }, body: { seen: false } });
}

async function manageReviews(call: Call) {
  const { data } = await call('POST /reviews', { body: review, idempotencyKey: 'bench' });
  const path = { id: data.id };
  await call('PATCH /reviews/{id}/toggle', { path, body: { seen: false } });
  await call('GET /reviews/public', {});
  await call('GET /reviews/admin', {});
  await call('DELETE /reviews/{id}', { path });
}

async function manageQuestions(call: Call) {
  const { data } = await call('POST /interview-questions', { body: interviewQuestion });
  const path = { id: data.id };
  await call('GET /interview-questions', {});
  await call('GET /admin/interview-questions', {});
  await call('PUT /interview-questions/{id}', { path, body: interviewQuestion });
  await call('DELETE /interview-questions/{id}', { path });
  const rows = Array.from({ length: 10 }, (_, row) => ({
    ...interviewQuestion,
    question: `Question ${row}?`,
  }));
  await call('POST /admin/interview-questions/import', { body: { rows } });
}

/** An order for each way in which a payment becomes known, so that each of them has it to write down. */
async function sell(call: Call, { site, razorpay }: Scene) {
  const { data: user } = await call('POST /user', { body: buyer, idempotencyKey: 'bench' });
  const plan = { band: '14-20', item: 'Resume' } as const;
  const paidOrder = async (name: string) => {
    const body = { userId: user.id, amount: priceOf(plan), plan, ...buyer, email: `${name}@example.com` };
    const { data } = await call('POST /create-order', { body, idempotencyKey: name });
    const paymentId = razorpay.pay(data.id).id;
    return { orderId: data.id, paymentId, signature: razorpay.signature(data.id, paymentId) };
  };
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    site(new Request(`https://site.example/api${path}`, { method: 'POST', body, headers }));

  const returned = await paidOrder('returned');
  await post(
    '/payments/return',
    new URLSearchParams({
      razorpay_order_id: returned.orderId,
      razorpay_payment_id: returned.paymentId,
      razorpay_signature: returned.signature,
    }),
  );

  const told = await paidOrder('told');
  const delivery = razorpay.webhooks.deliveries.find(
    ({ event: { name, body } }) => name === 'payment.captured' && body.includes(told.orderId),
  );
  if (!delivery) throw new Error('Razorpay has nothing to tell.');
  await post('/webhooks/razorpay', delivery.event.body, {
    'content-type': 'application/json',
    'x-razorpay-signature': delivery.event.signature,
  });

  const { orderId, paymentId, signature } = await paidOrder('proved');
  await call('POST /verify', {
    body: { razorpayOrderId: orderId, razorpayPaymentId: paymentId, razorpaySignature: signature },
  });
  const path = { id: orderId };
  await call('GET /orders/{id}/status', { path });
  await call('GET /admin/orders', {});
  await call('POST /admin/orders/{id}/recheck', { path });
  await call('POST /admin/orders/{id}/refund', { path, body: { reason: 'Bench' }, idempotencyKey: 'bench' });
  await paidOrder('forgotten');
}
