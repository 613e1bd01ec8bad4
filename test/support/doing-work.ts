import assert from 'node:assert/strict';
import type { Call } from '#shared/api/client.ts';

/** Hands details in and answers as a buyer who has opened an order, and asks and lists as the owner. */
export async function doWork(buyer: Call, owner: Call, id: string): Promise<void> {
  const path = { id };
  const { data: opened } = await buyer('GET /order', {});
  assert.equal(opened.work?.version, 0);
  await buyer('PUT /order/brief', { body: { targetRole: 'Data analyst' } });
  const brief = { targetRole: 'Data analyst', cv: 'Eight years of reports.' };
  const { data: begun } = await buyer('POST /order/entries', {
    body: { kind: 'brief', brief },
    ifMatch: 0,
    idempotencyKey: 'brief',
  });
  assert.equal(begun.work?.entries[0]?.file?.type, 'txt');
  const { data: asked } = await owner('POST /admin/work/{id}/entries', {
    path,
    body: { kind: 'question', text: 'Which city?' },
    ifMatch: 1,
    idempotencyKey: 'question',
  });
  assert.equal(asked.work?.entries.length, 2);
  await buyer('POST /order/entries', { body: { kind: 'answer', text: 'Pune.' }, ifMatch: 2 });
  await owner('POST /admin/work/{id}/start', { path });
  assert.equal((await owner('GET /admin/work/{id}', { path })).data.work?.version, 3);
  const { data: ours } = await owner('GET /admin/work', { query: { list: 'ours' } });
  assert(ours.some((row) => row.id === id && row.waiting === 'drafts'));
}
