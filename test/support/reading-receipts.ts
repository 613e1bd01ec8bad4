import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, type Call } from '#shared/api/client.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { JourneySite } from './journey-site.ts';

/** Reads the receipt of a paid order as its buyer, who has opened it, and as the owner, and those of the month as a file. */
export async function readReceipts(
  buyer: Call,
  owner: Call,
  { id, follow }: { id: string } & Pick<JourneySite, 'follow'>,
): Promise<void> {
  const read = () => buyer('GET /order/receipt', {}).catch(unlessMissing);
  let own = await read();
  // A clock may run the jobs as well, so that one of them has it a moment ago.
  for (let tries = 0; !own && tries < 30; tries++) {
    if (tries > 5) await wait(1000);
    await follow();
    own = await read();
  }
  assert.equal(own?.data.orderId, id);
  const { data: receipt } = await owner('GET /admin/orders/{id}/receipt', { path: { id } });
  assert.deepEqual(receipt, own.data);
  const query = { month: dayInIndia(Date.parse(receipt.issuedAt)).slice(0, 7) };
  const { data: lines } = await owner('GET /admin/receipts/export', { query });
  assert(lines.some((line) => line.startsWith(receipt.serial)));
}

const unlessMissing = (error: unknown) => {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
};
