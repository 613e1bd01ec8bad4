import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import { fetchWithCookies } from '#infra/local/fetch-with-cookies.ts';
import type { Send } from '#infra/local/http-server.ts';
import { samplePortrait } from '#infra/local/seed/team.ts';
import { ApiError, type Call, createClient } from '#shared/api/client.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import { askForMoney, readReceipts } from './create-payment-link.ts';
import {
  buyer,
  callback,
  certificationEnquiry,
  complaint,
  courseEnquiry,
  fileOf,
  interviewQuestion,
  pmpCourse,
  review,
} from './entries.ts';
import type { JourneySite } from './journey-site.ts';
import { sellCoaching } from './sell-coaching.ts';
import { settlePayments } from './settling-payments.ts';
import { handOverFiles } from './upload-files.ts';

export async function callEveryOperation(site: JourneySite): Promise<void> {
  const newVisitor = () => createClient(fetchWithCookies(site.send));
  await visitWithoutScript(site.send);
  await visit(newVisitor());
  await work(newVisitor(), site);
  await handOverFiles(site);
  await askForMoney(newVisitor(), newVisitor(), site);
  await sellCoaching(newVisitor(), newVisitor(), site);
  await settlePayments(newVisitor(), newVisitor(), site);
  await sell(newVisitor(), newVisitor(), site);
}

const enquiryCount = 7;

async function visit(call: Call): Promise<void> {
  assert.deepEqual((await call('GET /health', {})).data, { status: 'ok' });
  const first = await call('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'zero' });
  const again = await call('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'zero' });
  assert.deepEqual(again.data, first.data);
  await call('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'one' });
  await call('POST /enquiries/certification', { body: certificationEnquiry, idempotencyKey: 'two' });
  await call('POST /callbacks', { body: callback, idempotencyKey: 'callback' });
  await call('POST /complaints', { body: complaint, idempotencyKey: 'complaint' });
  await call('POST /reviews', { body: review, idempotencyKey: 'three' });
}

async function visitWithoutScript(send: Send): Promise<void> {
  const { rating, ...words } = review;
  const forms = [
    ['/enquiries', courseEnquiry, '/enquiry-sent'],
    ['/enquiries', courseEnquiry, '/enquiry-sent'],
    ['/enquiries/certification', certificationEnquiry, '/enquiry-sent'],
    ['/reviews', { ...words, rating: String(rating) }, '/review-sent'],
  ] as const;
  for (const [path, fields, sent] of forms) {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const body = new URLSearchParams(fields);
    const answer = await send(new Request(`http://localhost/api${path}`, { method: 'POST', body, headers }));
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, sent]);
  }
}

async function work(call: Call, { send, password }: JourneySite): Promise<void> {
  await refused([401], call('POST /admin/session', { body: { password: 'wrong' } }));
  await call('POST /admin/session', { body: { password } });
  assert.ok((await call('GET /admin/session', {})).data.expiresAt);
  await manageCourses(call, send);
  await manageEnquiries(call);
  await manageReviews(call);
  await manageTeam(call);
  await manageQuestions(call);
  // The first call of a day also works out the figures for earlier days.
  for (const _look of ['first', 'second'])
    assert.equal((await call('GET /admin/overview', {})).data.month.enquiries, enquiryCount);
  await secure(call);
  await call('DELETE /admin/session', {});
  await refused([401, 403], call('GET /admin/session', {}));
}

async function secure(call: Call) {
  await call('DELETE /admin/sessions', {});
  assert.equal((await call('GET /admin/sessions', {})).data.sessions.length, 1);
  const { data: proposed } = await call('POST /admin/second-factor', {});
  const totp = new TOTP({ secret: Secret.fromBase32(proposed.secret) });
  await call('PUT /admin/second-factor', { body: { code: totp.generate() } });
  assert.ok((await call('GET /admin/second-factor', {})).data.enrolledAt);
  // Each code works only once, so this uses the next one, which is already accepted.
  await call('POST /admin/session/proof', {
    body: { code: totp.generate({ timestamp: Date.now() + 30_000 }) },
  });
  const { data: made } = await call('POST /admin/second-factor/recovery-codes', {});
  await call('POST /admin/session/proof', { body: { code: made.recoveryCodes[0] ?? '' } });
  await call('DELETE /admin/second-factor', {});
}

async function manageCourses(call: Call, send: Send) {
  const { data: removed } = await call('POST /courses', { body: pmpCourse });
  await call('DELETE /courses/{id}', { path: { id: removed.id } });
  await refused([404], call('GET /courses/{id}', { path: { id: removed.id } }));

  const { data: course } = await call('POST /courses', { body: pmpCourse, idempotencyKey: 'four' });
  const path = { id: course.id };
  const body = { ...pmpCourse, price: 1 };
  const { data: changed } = await call('PUT /courses/{id}', { path, body, ifMatch: course.version });
  assert.equal(changed.price, 1);
  assert.equal((await call('GET /courses/{id}', { path })).data.price, 1);
  assert(has((await call('GET /courses', {})).data, course));
  assert(has((await call('GET /admin/courses', {})).data, course));
  const read = async (address: string) => {
    const response = await send(new Request(`http://localhost${address}`));
    return {
      status: response.status,
      shows: (await response.text()).includes(`href="/course/${course.id}"`),
    };
  };
  assert.deepEqual(await read('/courses'), { status: 200, shows: true });
  await call('DELETE /courses/{id}', { path });
  assert.deepEqual(await read(`/course/${course.id}`), { status: 404, shows: false });
  await read('/interview-questions');
  assert.deepEqual(await read('/courses'), { status: 200, shows: false });
}

async function manageEnquiries(call: Call) {
  const { data: enquiries } = await call('GET /admin/enquiries', {});
  assert.equal(enquiries.length, enquiryCount);
  const path = { id: enquiries.find(({ type }) => type === 'course')?.id ?? '' };
  await call('PATCH /admin/enquiries/{id}/toggle', { path, body: { seen: false } });
  const taken = { id: enquiries.findLast(({ type }) => type === 'certification')?.id ?? '' };
  await call('POST /admin/enquiries/{id}/spam', { path: taken, body: { seen: 0 } });
  await call('POST /admin/enquiries/{id}/not-spam', { path: taken });
  const spam = { body: { enquiries: [{ ...taken, seen: 2 }], isSpam: true } };
  assert.equal((await call('POST /admin/enquiries/spam', spam)).data.enquiries[0]?.outcome, 'moved');
  await call('POST /admin/enquiries/{id}/not-spam', { path: taken });
  assert.ok((await call('GET /admin/enquiries/counts', {})).data.length > 0);
  const { data: replied } = await call('POST /admin/enquiries/{id}/replies', {
    path,
    body: { text: 'Yes, on Saturdays and Sundays.', seen: 0 },
    idempotencyKey: 'seven',
  });
  await call('POST /admin/enquiries/{id}/history', {
    path,
    body: { kind: 'call', isReached: true, seen: replied.history.length },
  });
  const { data: answered } = await call('GET /admin/enquiries/{id}', { path });
  assert.deepEqual(
    answered.history.map(({ kind }) => kind),
    ['reply', 'call'],
  );
  const { data: settings } = await call('GET /admin/settings', {});
  const templates = [{ name: 'Fees', text: 'The fee is on the page.' }];
  const body = { holidays: ['2027-01-26'], templates };
  await call('PUT /admin/settings', { body, ifMatch: settings.version });
  assert.ok((await call('GET /admin/mail', {})).data.waiting);
}

async function manageReviews(call: Call) {
  const isPublic = async () => has((await call('GET /reviews/public', {})).data, { id: path.id });
  const [waiting] = (await call('GET /reviews/admin', {})).data;
  const path = { id: waiting?.id ?? '' };
  assert.equal(await isPublic(), false);
  await call('GET /admin/reviews/{id}', { path });
  await call('PATCH /reviews/{id}/toggle', { path, body: { seen: false } });
  assert.equal(await isPublic(), true);
  await call('POST /admin/reviews/{id}/not-spam', { path });
  await call('POST /admin/reviews/{id}/decline', { path, body: { reason: 'unrelated' } });
  assert.equal(await isPublic(), false);
  await call('DELETE /reviews/{id}', { path });
}

async function manageTeam(call: Call) {
  const member = { name: 'Vikram Shah', role: 'Instructor', line: 'Networks.', tasks: [] };
  const { data: created } = await call('POST /admin/team', { body: member });
  const path = { id: created.id };
  await call('PUT /admin/team/{id}/portrait', {
    path,
    query: { agreed: 'true' },
    body: samplePortrait('straps'),
  });
  await call('DELETE /admin/team/{id}/portrait', { path });
  await call('PUT /admin/team/{id}', { path, body: { ...member, line: 'Networks and cloud.' } });
  assert.equal((await call('GET /admin/team', {})).data.length, 1);
  await call('DELETE /admin/team/{id}', { path });
}

async function manageQuestions(call: Call) {
  const { data: question } = await call('POST /interview-questions', { body: interviewQuestion });
  const path = { id: question.id };
  await call('PUT /interview-questions/{id}', { path, body: interviewQuestion });
  assert(has((await call('GET /interview-questions', {})).data, question));
  assert(has((await call('GET /admin/interview-questions', {})).data, question));
  await call('DELETE /interview-questions/{id}', { path });
  const rows = Array.from({ length: 10 }, (_, row) => ({
    ...interviewQuestion,
    question: `Question ${row}?`,
  }));
  const { data: imported } = await call('POST /admin/interview-questions/import', { body: fileOf(rows) });
  assert.equal(imported.added, 10);
}

async function sell(visitor: Call, owner: Call, { password, razorpay, ...site }: JourneySite): Promise<void> {
  const { data: user } = await visitor('POST /user', { body: buyer, idempotencyKey: 'five' });
  const plan = { band: '14-20', item: 'Resume' } as const;
  const paidOrder = async (name: string) => {
    const body = {
      userId: user.id,
      amount: priceInRupees(plan),
      plan,
      ...buyer,
      email: `${name}@example.com`,
    };
    const { data } = await visitor('POST /create-order', { body, idempotencyKey: name });
    const paymentId = razorpay.pay(data.id).id;
    return { id: data.id, paymentId, signature: razorpay.signature(data.id, paymentId) };
  };
  const status = async (id: string) =>
    (await visitor('GET /orders/{id}/status', { path: { id } })).data.status;

  const told = await paidOrder('told');
  await site.deliver(told.id);
  assert.equal(await status(told.id), 'paid');

  razorpay.switches.webhooks = 'dropped';
  const called = await paidOrder('called');
  const proof = {
    razorpayOrderId: called.id,
    razorpayPaymentId: called.paymentId,
    razorpaySignature: called.signature,
  };
  const { data } = await visitor('POST /verify', { body: proof });
  assert.deepEqual(data, { orderId: called.id, status: 'paid' });

  const returned = await paidOrder('returned');
  const form = new URLSearchParams({
    razorpay_order_id: returned.id,
    razorpay_payment_id: returned.paymentId,
    razorpay_signature: returned.signature,
  });
  const request = new Request('http://localhost/api/payments/return', { method: 'POST', body: form });
  assert.equal((await site.send(request)).status, 303);

  await owner('POST /admin/session', { body: { password } });
  const lost = await paidOrder('lost');
  razorpay.payOutside(150_000);
  await site.sweep();
  const { data: orders } = await owner('GET /admin/orders', {});
  assert.deepEqual(new Set(orders.map(({ status }) => status)), new Set(['paid']));
  assert(has(orders, lost));

  await openOrder(visitor, owner, { id: called.id, follow: site.follow });
  await findOrder(owner, told.id);

  const path = { id: told.id };
  await owner('POST /admin/orders/{id}/recheck', { path });
  const { data: refunded } = await owner('POST /admin/orders/{id}/refund', {
    path,
    body: { reason: 'Changed their mind.' },
    idempotencyKey: 'six',
  });
  assert.equal(refunded.status, 'refunded');
  assert.equal((await owner('GET /admin/orders/export', {})).data.length, 1 + orders.length);
  assert.equal(
    (await owner('GET /admin/enquiries/export', {})).data.length,
    1 + enquiryCount + complaintCount,
  );
  assert.ok((await owner('GET /admin/activity', {})).data.length > 0);
  const [unmatched] = (await owner('GET /admin/unmatched-payments', {})).data;
  await owner('POST /admin/unmatched-payments/{id}/ignore', { path: { id: unmatched?.id ?? '' } });
}

async function openOrder(
  buyerCall: Call,
  owner: Call,
  { id, follow }: { id: string } & Pick<JourneySite, 'follow'>,
): Promise<void> {
  const path = { id };
  const { data: renewed } = await owner('POST /admin/orders/{id}/link', { path });
  await buyerCall('POST /orders/session', { body: { link: renewed.url.split('#')[1] ?? '' } });
  await readReceipts(buyerCall, owner, { id, follow });
  const { data: complaint } = await buyerCall('POST /order/complaints', {
    body: { text: 'The draft names the wrong company.', wantsRefund: true },
    idempotencyKey: 'eight',
  });
  assert.match(complaint.ticket, /^G-/);
  await buyerCall('DELETE /order/session', {});
  const email = 'corrected@example.com';
  const { data: corrected } = await owner('PUT /admin/orders/{id}/email', { path, body: { email } });
  assert.equal(corrected.order.email, email);
  await buyerCall('POST /order-links', { body: { email } });
}

async function findOrder(owner: Call, id: string): Promise<void> {
  const email = 'told@example.com';
  const { data: found } = await owner('POST /admin/search', { body: { text: email } });
  assert.ok(JSON.stringify(found).includes(email));
  const { data: person } = await owner('POST /admin/person', { body: { email } });
  assert.ok(JSON.stringify(person).includes(id));
  assert.equal((await owner('GET /admin/orders/{id}', { path: { id } })).data.id, id);
  assert.ok((await owner('GET /admin/today', {})).data.rows.length > 0);
}

const complaintCount = 1;

const has = (listed: readonly { id: string }[], { id }: { id: string }) =>
  listed.some((each) => each.id === id);

async function refused(statuses: number[], call: Promise<unknown>): Promise<void> {
  const answer = await call.catch((error: unknown) => error);
  assert(answer instanceof ApiError, `expected ${statuses}, but the call succeeded`);
  assert(statuses.includes(answer.status), `expected ${statuses}, got ${answer.status}`);
}
