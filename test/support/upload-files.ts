import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { fetchWithCookies } from '#infra/local/fetch-with-cookies.ts';
import { type Call, createClient } from '#shared/api/client.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import { docx, pdf } from './documents.ts';
import { buyer as buyerDetails } from './entries.ts';
import type { JourneySite } from './journey-site.ts';

export async function handOverFiles({
  send,
  password,
  linkKey,
  razorpay,
  follow,
}: JourneySite): Promise<void> {
  const [fetchAsBuyer, fetchAsOwner] = [fetchWithCookies(send), fetchWithCookies(send)];
  const [buyer, owner] = [createClient(fetchAsBuyer), createClient(fetchAsOwner)];
  await owner('POST /admin/session', { body: { password } });

  const plan = { band: '7-14', item: 'Resume' } as const;
  const body = {
    userId: 'u1',
    amount: priceInRupees(plan),
    plan,
    ...buyerDetails,
    email: 'files@example.com',
  };
  const { data: order } = await buyer('POST /create-order', { body });
  const { id: razorpayPaymentId } = razorpay.pay(order.id);
  const razorpaySignature = razorpay.signature(order.id, razorpayPaymentId);
  await buyer('POST /verify', {
    body: { razorpayOrderId: order.id, razorpayPaymentId, razorpaySignature },
  });
  const isBegun = async () => (await buyer('GET /order', {})).data.work !== undefined;
  for (let turn = 0; turn < 10 && !(await isBegun()); turn++) await follow();

  await buyer('PUT /order/brief', { body: { targetRole: 'Plan' } });
  for (const _turn of ['first', 'again']) await upload(fetchAsBuyer, '/api/order/files/cv', docx());
  await buyer('POST /order/entries', { body: { kind: 'brief', brief: { targetRole: 'Planner' } } });
  await workOn(order.id, owner);
  await upload(fetchAsOwner, `/api/admin/work/${order.id}/drafts/first?document=Resume`, pdf());
  assert.deepEqual(await download(fetchAsBuyer, '/api/order/files/first'), pdf());
  assert.deepEqual(await download(fetchAsOwner, `/api/admin/work/${order.id}/files/cv`), docx());
  await buyer('POST /order/entries', { body: { kind: 'approval', document: 'Resume', version: 1 } });

  const { data: left } = await buyer('DELETE /order/files', {});
  assert.deepEqual(
    left.work?.entries.flatMap(({ id, file }) => (file?.isGone ? id : [])),
    ['cv'],
  );
  assert.equal((await fetchAsBuyer('/api/order/files/cv')).status, 410);

  const review = { name: 'Asha R.', message: 'Clear and on time.', rating: 5, consent: true } as const;
  const link = reviewLink(order.id, linkKey);
  await buyer('POST /reviews/link', { body: { link } });
  const { data: created } = await buyer('POST /reviews/verified', { body: { ...review, link } });
  const path = { id: created.id };
  await owner('PUT /admin/reviews/{id}/answer', { path, body: { text: 'Thank you, Asha.' } });
  await owner('DELETE /reviews/{id}', { path });
}

async function workOn(id: string, owner: Call): Promise<void> {
  const path = { id };
  assert((await owner('GET /admin/work', { query: { list: 'ours' } })).data.some((row) => row.id === id));
  const { data: begun } = await owner('GET /admin/work/{id}', { path });
  const { data: written } = await owner('POST /admin/work/{id}/entries', {
    path,
    body: { kind: 'message', text: 'We start today.' },
    ifMatch: begun.work?.version ?? 0,
  });
  assert.deepEqual((await owner('GET /admin/work/{id}', { path })).data.work, written.work);
}

function reviewLink(id: string, key: string): string {
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const mac = createHmac('sha256', key).update(['review', id, 0, expires].join('\n'));
  return `${id}.${expires}.${mac.digest('base64url')}`;
}

async function upload(fetch: typeof globalThis.fetch, path: string, file: Buffer): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await fetch(path, { method: 'PUT', headers, body: new Uint8Array(file) });
  assert.equal(answer.status, 200, await answer.text());
}

async function download(fetch: typeof globalThis.fetch, path: string): Promise<Buffer> {
  const answer = await fetch(path);
  assert.equal(answer.status, 200);
  assert.match(
    answer.headers.get('content-disposition') ?? '',
    /^attachment; filename="[\w-]+\.(pdf|docx)"$/,
  );
  return Buffer.from(await answer.arrayBuffer());
}
