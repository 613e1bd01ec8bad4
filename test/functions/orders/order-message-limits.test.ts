import type { BuyerEntryInput } from '#shared/domain/work/work-entry-input.ts';
import { startApi } from '../../support/api.ts';
import { boughtWork, completeBrief } from '../../support/bought-work.ts';
import { hour, minute, pass, setClock } from '../../support/clock.ts';
import { pdf } from '../../support/documents.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { noon } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const { send, emails, toOwner } = startMailStage(api);
const { bought, buyerOf, storedWork } = boughtWork(api, razorpay);

beforeEach(() => setClock(noon));

const news = () => toOwner().map(({ subject }) => subject.split(' · ')[0]);

const begun = async () => {
  const { id } = await bought();
  await runOrderJobs(api);
  emails.length = 0;
  return id;
};

const add = async (id: string, body: BuyerEntryInput) =>
  (await buyerOf(id))('POST /order/entries', { body, idempotencyKey: crypto.randomUUID() });

const write = (id: string, text: string) => add(id, { kind: 'message', text });

const statusesOf = async (count: number, act: (i: number) => Promise<unknown>) => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++)
    statuses.push(
      await act(i).then(
        () => 200,
        ({ status }: { status: number }) => status,
      ),
    );
  return statuses;
};

describe('several messages on one order', () => {
  it('email the first at once, and the rest in one email 15 minutes later', async () => {
    const id = await begun();
    for (let minutes = 0; minutes < 31; minutes++, pass(minute)) {
      if (minutes < 20) await write(id, `Message ${minutes}`);
      await send();
    }
    expect(news()).toEqual([
      'Message from the buyer',
      '15 messages from the buyer',
      '4 messages from the buyer',
    ]);
    pass(2 * hour);
    await write(id, 'Later');
    await send();
    expect(news().at(-1)).toBe('Message from the buyer');
    expect(toOwner()).toHaveLength(4);
  });

  it('share an email with everything else the buyer does in those 15 minutes', async () => {
    const id = await begun();
    await write(id, 'One');
    await send();
    await add(id, { kind: 'brief', brief: completeBrief });
    await write(id, 'Two');
    await write(id, 'Three');
    for (let minutes = 0; minutes < 16; minutes++, pass(minute)) await send();
    expect(toOwner().map(({ subject }) => subject.split(' · ')[0])).toEqual([
      'Message from the buyer',
      'Details complete, and 1 more',
    ]);
    expect(toOwner().at(-1)?.text).toMatch(/Also:? 2 messages from the buyer/);
  });

  it('are all emailed once after an outage of the mail service', async () => {
    const id = await begun();
    api.ses.fail('down');
    for (let minutes = 0; minutes < 40; minutes += 2, pass(2 * minute)) {
      await write(id, `Message ${minutes}`);
      await send();
    }
    api.ses.recover();
    for (let minutes = 0; minutes < 20; minutes++, pass(minute)) await send();
    const told = news().map((each) => Number.parseInt(each ?? '', 10) || 1);
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(20);
    expect(told.length).toBeLessThan(5);
  });

  it('are limited to thirty an hour, and the buyer sees when the next is possible', async () => {
    const id = await begun();
    const statuses = await statusesOf(100, (i) => write(id, `${i}`));
    expect(statuses).toEqual([...Array(30).fill(200), ...Array(70).fill(429)]);
    await expect(write(id, 'One more')).rejects.toThrow(/30 messages in an hour.*after 1:00 pm/);
    await send();
    expect(toOwner()).toHaveLength(1);
    pass(hour);
    expect(await statusesOf(1, () => write(id, 'An hour later'))).toEqual([200]);
  });

  it('count together with files and details, and an approval is always accepted', async () => {
    const id = await begun();
    const details = { kind: 'brief', brief: completeBrief } as const;
    expect(await statusesOf(15, () => add(id, details))).toEqual(Array(15).fill(200));
    await statusesOf(15, (i) => write(id, `${i}`));
    const cookie = await api.signIn();
    const draft = { method: 'PUT', body: pdf(), headers: { cookie, 'content-type': 'application/pdf' } };
    await api.send(`/api/admin/work/${id}/drafts/d1?document=Resume`, draft);
    const approval = { kind: 'approval', document: 'Resume', version: 1 } as const;
    const changes = { kind: 'changes', document: 'Resume', text: 'Shorter.' } as const;
    await expect(add(id, changes)).rejects.toMatchObject({ status: 429, retryAfter: 3600 });
    expect(await statusesOf(1, () => add(id, approval))).toEqual([200]);
  });

  it('keep the order small and cheap, however many there are', async () => {
    const id = await begun();
    for (let hours = 0; hours < 12; hours++, pass(hour)) {
      await statusesOf(35, () => write(id, 'ठ'.repeat(4000)));
      for (let times = 0; times < 5; times++, pass(minute)) await send();
    }
    expect(Buffer.byteLength(JSON.stringify(await storedWork(id)))).toBeLessThan(150_000);
  });
});

describe('several complaints about one order', () => {
  const complain = async (id: string, text: string, idempotencyKey: string = crypto.randomUUID()) =>
    (await buyerOf(id))('POST /order/complaints', { body: { text }, idempotencyKey });

  it('are limited to one in 15 minutes, from any address, and the buyer sees that we have it', async () => {
    const id = await begun();
    expect(await statusesOf(20, (i) => complain(id, `Complaint ${i}`))).toEqual([
      200,
      ...Array(19).fill(429),
    ]);
    await expect(complain(id, 'One more')).rejects.toThrow(
      /We’ve received your complaints .* try again later/,
    );
    for (let minutes = 0; minutes < 15; minutes++, pass(minute)) await send();
    expect(toOwner()).toHaveLength(1);
    expect(await statusesOf(1, () => complain(id, 'A quarter of an hour later'))).toEqual([200]);
    await send();
    expect(toOwner()).toHaveLength(2);
  });

  it('are limited to ten a day', async () => {
    const id = await begun();
    const statuses: number[] = [];
    for (let times = 0; times < 12; times++, pass(15 * minute))
      statuses.push(...(await statusesOf(1, () => complain(id, `Complaint ${times}`))));
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  it('count once for repeats', async () => {
    const id = await begun();
    expect(await statusesOf(10, () => complain(id, 'The same', 'k'))).toEqual(Array(10).fill(200));
    expect(await statusesOf(1, () => complain(id, 'Another'))).toEqual([429]);
    pass(15 * minute);
    expect(await statusesOf(1, () => complain(id, 'Another'))).toEqual([200]);
  });
});
