import assert from 'node:assert/strict';
import { fetchWithCookies } from '#infra/local/fetch-with-cookies.ts';
import { createClient } from '#shared/api/client.ts';
import { priceOf } from '#shared/domain/pricing.ts';
import { docx, pdf } from './documents.ts';
import { buyer } from './entries.ts';
import type { JourneySite } from './journeys.ts';

/**
 * Buys a resume and works on it: the buyer hands in details and a file, the owner sends a draft, which is downloaded and
 * approved; then the buyer deletes the files.
 */
export async function workOnOrder({ send, password, razorpay, follow }: JourneySite): Promise<void> {
  const [fetchAsBuyer, fetchAsOwner] = [fetchWithCookies(send), fetchWithCookies(send)];
  const [customer, owner] = [createClient(fetchAsBuyer), createClient(fetchAsOwner)];
  await owner('POST /admin/session', { body: { password } });

  const plan = { band: '7-14', item: 'Resume' } as const;
  const body = { userId: 'u1', amount: priceOf(plan), plan, ...buyer, email: 'work@example.com' };
  const { data: order } = await customer('POST /create-order', { body });
  const { id: razorpayPaymentId } = razorpay.pay(order.id);
  const razorpaySignature = razorpay.signature(order.id, razorpayPaymentId);
  await customer('POST /verify', {
    body: { razorpayOrderId: order.id, razorpayPaymentId, razorpaySignature },
  });
  const path = { id: order.id };
  // The jobs take what follows from a payment one after the other.
  for (let run = 0; run < 5; run++) await follow();
  await owner('POST /admin/work/{id}/start', { path });

  const brief = { targetRole: 'Project manager', achievements: 'Led a move of offices.' };
  await customer('PUT /order/brief', { body: brief });
  await upload(fetchAsBuyer, '/api/order/files/cv', docx());
  await upload(fetchAsBuyer, '/api/order/files/cv', docx());
  await customer('POST /order/entries', { body: { kind: 'brief', brief }, idempotencyKey: 'brief' });

  await upload(fetchAsOwner, `/api/admin/work/${order.id}/drafts/first?document=Resume`, pdf());
  await owner('POST /admin/work/{id}/entries', {
    path,
    body: { kind: 'message', text: 'Here it is.' },
    idempotencyKey: 'message',
  });
  assert.deepEqual(await download(fetchAsBuyer, '/api/order/files/first'), pdf());
  assert.deepEqual(await download(fetchAsOwner, `/api/admin/work/${order.id}/files/cv`), docx());
  await customer('POST /order/entries', {
    body: { kind: 'approval', document: 'Resume', version: 1 },
    idempotencyKey: 'approval',
  });

  assert.equal((await owner('GET /admin/work', { query: { list: 'finished' } })).data[0]?.id, order.id);
  assert.equal((await owner('GET /admin/work/{id}', { path })).data.order.id, order.id);
  const { serial } = (await customer('GET /order/receipt', {})).data;
  assert.equal((await owner('GET /admin/orders/{id}/receipt', { path })).data.serial, serial);
  const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
  assert.ok((await owner('GET /admin/receipts/export', { query: { month } })).data.length > 1);

  const { data: left } = await customer('DELETE /order/files', {});
  assert.ok(left.work?.entries.some(({ file }) => file?.isGone));
  assert.equal((await fetchAsBuyer('/api/order/files/cv', { redirect: 'manual' })).status, 410);
  assert.equal((await customer('GET /order', {})).data.status, 'paid');
}

async function upload(fetch: typeof globalThis.fetch, path: string, file: Buffer): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await fetch(path, { method: 'PUT', headers, body: new Uint8Array(file) });
  assert.equal(answer.status, 200, await answer.text());
}

async function download(fetch: typeof globalThis.fetch, path: string): Promise<Buffer> {
  const answer = await fetch(path, { redirect: 'manual' });
  assert.equal(answer.status, 303);
  // The link is of another address: no cookie goes along.
  const file = await globalThis.fetch(answer.headers.get('location') ?? '');
  assert.match(file.headers.get('content-disposition') ?? '', /^attachment; filename="[\w-]+\.(pdf|docx)"$/);
  return Buffer.from(await file.arrayBuffer());
}
