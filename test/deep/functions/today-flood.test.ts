import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { maxCounted } from '#shared/domain/today/due.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { certificationEnquiry, complaint } from '../../support/entries.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable(Number.POSITIVE_INFINITY);

let queries: { index: string; partition: unknown; units: number }[] = [];

const api = startApi({
  table: {
    ...table,
    send: async (command) => {
      const answer = await table.send(command);
      if (command instanceof QueryCommand) {
        const { IndexName: index = 'table', ExpressionAttributeValues: values = {} } = command.input;
        const { Items = [] } = answer as { Items?: object[] };
        const units = Math.ceil(JSON.stringify(Items).length / 4096) / 2;
        queries.push({ index, partition: values[':partition'], units });
      }
      return answer;
    },
  },
});
startRazorpay(api);

const now = Date.parse('2026-11-20T12:00:00+05:30');
const reads = [
  ['GET /admin/today', {}],
  ['GET /admin/today/rows', { query: { kind: 'enquiries' } }],
  ['GET /admin/enquiries', { query: { segment: 'to-answer' } }],
  ['GET /admin/enquiries/counts', {}],
] as const;

async function costsWith(count: number, isMarked: boolean) {
  await table.clear();
  api.forget();
  setClock(now - 90 * 24 * 3_600_000);
  const { id } = (await api.visitor('POST /enquiries/certification', { body: certificationEnquiry })).data;
  const path = { id };
  if (isMarked) await api.owner('POST /admin/enquiries/{id}/spam', { path, body: { seen: 0 } });
  const stored = JSON.stringify(await api.row('ENQUIRY', id));
  const { createdAt } = JSON.parse(stored);
  for (let n = 1; n < count; n++) {
    const own = id.slice(0, -6) + String(n).padStart(6, '0');
    const at = new Date(Date.parse(createdAt) + n * 60_000).toISOString();
    const item = JSON.parse(stored.replaceAll(id, own).replaceAll(createdAt, at));
    await table.send(new PutCommand({ TableName: 'table', Item: item }));
  }
  setClock(now);
  await api.visitor('POST /complaints', { body: complaint });
  const costs: Record<string, typeof queries> = {};
  for (const [route, parameters] of reads) {
    queries = [];
    await api.owner(route, parameters as never);
    costs[route] = queries.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return costs;
}

it('Today costs the same with 100,000 enquiries to answer as with 500, and hides no complaint', async () => {
  const few = await costsWith(500, false);
  expect(few['GET /admin/today']?.length).toBeGreaterThan(5);
  expect(await costsWith(100_000, false)).toEqual(few);
  const { data } = await api.owner('GET /admin/today', {});
  expect(data.rows.map(({ reason }) => reason)).toContain('complaint');
  expect(data.counts.enquiries).toEqual({ count: maxCounted, isMore: true });
});

it('Today costs the same with 100,000 enquiries marked as spam as with a hundred', async () => {
  const few = await costsWith(100, true);
  expect(await costsWith(100_000, true)).toEqual(few);
});
