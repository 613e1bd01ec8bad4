import assert from 'node:assert/strict';
import { fetchWithCookies } from '#infra/local/fetch-with-cookies.ts';
import { createClient } from '#shared/api/client.ts';
import { priceOf } from '#shared/domain/pricing.ts';
import { docx, pdf } from './documents.ts';
import { buyer } from './entries.ts';
import type { JourneySite } from './journeys.ts';

/**
 * Buys a resume and hands files over: the buyer sends one and hands the details in, the owner sends a draft, both are
 * downloaded, the draft is approved, and then the buyer deletes the files.
 */
export async function handOverFiles({ send, password, razorpay, follow }: JourneySite): Promise<void> {
  const [fetchAsBuyer, fetchAsOwner] = [fetchWithCookies(send), fetchWithCookies(send)];
  const [customer, owner] = [createClient(fetchAsBuyer), createClient(fetchAsOwner)];
  await owner('POST /admin/session', { body: { password } });

  const plan = { band: '7-14', item: 'Resume' } as const;
  const body = { userId: 'u1', amount: priceOf(plan), plan, ...buyer, email: 'files@example.com' };
  const { data: order } = await customer('POST /create-order', { body });
  const { id: razorpayPaymentId } = razorpay.pay(order.id);
  const razorpaySignature = razorpay.signature(order.id, razorpayPaymentId);
  await customer('POST /verify', {
    body: { razorpayOrderId: order.id, razorpayPaymentId, razorpaySignature },
  });
  const isBegun = async () => (await customer('GET /order', {})).data.work !== undefined;
  for (let turn = 0; turn < 10 && !(await isBegun()); turn++) await follow();

  for (const _turn of ['first', 'again']) await upload(fetchAsBuyer, '/api/order/files/cv', docx());
  await customer('POST /order/entries', { body: { kind: 'brief', brief: { targetRole: 'Planner' } } });
  await upload(fetchAsOwner, `/api/admin/work/${order.id}/drafts/first?document=Resume`, pdf());
  assert.deepEqual(await download(fetchAsBuyer, '/api/order/files/first'), pdf());
  assert.deepEqual(await download(fetchAsOwner, `/api/admin/work/${order.id}/files/cv`), docx());
  await customer('POST /order/entries', { body: { kind: 'approval', document: 'Resume', version: 1 } });

  const { data: left } = await customer('DELETE /order/files', {});
  assert.deepEqual(
    left.work?.entries.flatMap(({ id, file }) => (file?.isGone ? id : [])),
    ['cv'],
  );
  assert.equal((await fetchAsBuyer('/api/order/files/cv', { redirect: 'manual' })).status, 410);
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
