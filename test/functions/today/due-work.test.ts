import { startApi } from '../../support/api.ts';
import { boughtWork, told } from '../../support/bought-work.ts';
import { monday, setClock } from '../../support/clock.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { day, price } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { sesEvent } from '../../support/ses.ts';

const table = memoryTable();
const api = startApi({ table });
const { send, toOthers } = startMailStage(api);
const razorpay = startRazorpay(api);
const { bought, add, refund, sweep, today } = boughtWork(api, razorpay);

beforeEach(() => setClock(monday));

const one = { count: 1, isMore: false };

describe('work', () => {
  it('is due while it’s our turn, and once its buyer is silent for thirty days', async () => {
    const { id, call } = await bought();
    expect((await today()).rows).toEqual([]);
    setClock(monday + 30 * day - 1);
    expect((await today()).rows).toEqual([]);
    setClock(monday + 30 * day);
    expect(await today()).toMatchObject({ rows: [{ reason: 'silent_buyer', id }], counts: { work: one } });

    setClock(monday);
    await call('POST /order/entries', { body: told });
    const { rows, counts } = await today();
    expect(rows).toMatchObject([
      { reason: 'work', id, what: 'First draft: Resume', due: '2026-11-28T18:29:00.000Z' },
    ]);
    expect(counts.work).toEqual(one);
  });

  it('without agreed documents is a call within 48 business hours, until it’s logged', async () => {
    const { id } = (await api.visitor('POST /create-order', { body: { userId: 'u1', amount: price } })).data;
    razorpay.pay(id);
    await sweep();
    await runOrderJobs(api);
    const calls = async () => (await today()).rows.filter(({ kind }) => kind === 'work');
    const row = { reason: 'buyer_call', id, what: 'Call the buyer', due: '2026-11-25T06:30:00.000Z' };
    expect(await calls()).toMatchObject([row]);
    expect(await today()).toMatchObject({ counts: { work: one }, late: { count: 0 } });

    const { version } = (await api.owner('GET /admin/settings', {})).data;
    const body = { holidays: ['2026-11-24'], templates: [] };
    await api.owner('PUT /admin/settings', { body, ifMatch: version });
    expect(await calls()).toMatchObject([{ ...row, due: '2026-11-26T06:30:00.000Z' }]);

    setClock(monday + 4 * day);
    expect(await today()).toMatchObject({ late: one });
    await add(id, { kind: 'call' });
    expect(await calls()).toEqual([]);
    expect(await today()).toMatchObject({ late: { count: 0 } });
    const { data: ours } = await api.owner('GET /admin/work', { query: { list: 'ours' } });
    expect(ours).toMatchObject([{ id, waiting: 'agreed' }]);
  });
});

describe('an email to a buyer', () => {
  it('that bounced is due until another is sent to the corrected address', async () => {
    const { id } = await bought();
    await send();
    const sent = toOthers().find(({ tags }) => tags.template === 'payment-received');
    const bounce = { bounce: { bounceType: 'Permanent' } };
    await api.runEvent('recordMailEvent', sesEvent(sent?.tags ?? {}, 'Bounce', bounce));
    const isLost = { reason: 'mail', id, of: 'order', email: sent?.to[0] };
    expect(await today()).toMatchObject({ rows: [isLost], counts: { mail: one, orders: { count: 0 } } });

    const body = { email: 'right@example.com' };
    await api.owner('PUT /admin/orders/{id}/email', { path: { id }, body });
    await send();
    expect((await today()).rows).toEqual([]);
  });

  it('about work is no longer due once a refund is pending', async () => {
    razorpay.switches.refunds = 'pending';
    const { id } = await bought();
    await runOrderJobs(api);
    await add(id, { kind: 'question', text: 'Which city?' });
    await runOrderJobs(api);
    const sent = toOthers().find(({ tags }) => tags.template === 'question');
    const bounce = { bounce: { bounceType: 'Permanent' } };
    await api.runEvent('recordMailEvent', sesEvent(sent?.tags ?? {}, 'Bounce', bounce));
    expect((await today()).rows).toMatchObject([{ reason: 'mail', id, of: 'work' }]);
    await refund(id);
    await runOrderJobs(api);
    expect((await today()).rows).toEqual([]);
  });
});
