import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { workStateOf } from '#shared/domain/work/work.ts';
import { startApi } from '../../support/api.ts';
import { boughtWork, completeBrief, told } from '../../support/bought-work.ts';
import { minute, monday, pass, setClock } from '../../support/clock.ts';
import { buyer } from '../../support/entries.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { day, price } from '../../support/order-money.ts';
import { callAws, type Fault, withFault } from '../../support/payments/faults.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
const api = startApi({ table, around: callAws });
const razorpay = startRazorpay(api);
const {
  bought,
  addAsBuyer,
  add,
  read,
  follow,
  sweep,
  openOrder,
  paidOrder,
  refund,
  settleRefund,
  bookSeat,
  sendDraft,
  rows,
  storedWork,
} = boughtWork(api, razorpay);

beforeEach(() => setClock(monday));

const settle = async (id: string) => {
  await settleRefund(await refund(id), 'processed');
  await follow();
};

describe('followOrders', () => {
  it.each([
    ['Resume', ['Resume'], false],
    ['Pro Online Presence', ['Resume', 'LinkedIn'], false],
    ['Ultimate Career Kit', ['Resume', 'Cover Letter', 'LinkedIn'], true],
  ] as const)('starts the work of %s', async (item, documents, isUltimate) => {
    const { id } = await bought({ band: '0-3', item });
    expect(await storedWork(id)).toMatchObject({ documents, isUltimate, entries: [], version: 0 });
    await follow();
    expect(await api.rows('WORK')).toHaveLength(1);
  });

  it.each<Fault['with']>(['killed before', 'killed after', 'refused', 'answer lost', 'repeated'])(
    'starts it once despite a fault: %s',
    async (kind) => {
      for (const after of [0, 1, 2, 3]) {
        const { id } = await paidOrder();
        await api.runSchedule('sendMail');
        await withFault({ with: kind, after }, () => api.runSchedule('followOrders').catch(() => {}));
        pass(16 * minute);
        await runOrderJobs(api);
        expect(await storedWork(id)).toMatchObject({ startedAt: new Date(monday).toISOString() });
        setClock(monday);
      }
    },
  );

  it('starts work to be agreed for an order with only a listed amount', async () => {
    const { data } = await api.visitor('POST /create-order', { body: { userId: 'u1', amount: price } });
    razorpay.pay(data.id);
    await sweep();
    await follow();
    expect(await storedWork(data.id)).toMatchObject({ documents: ['Document'] });
    expect(await rows('ours')).toMatchObject([{ id: data.id, turn: 'us', waiting: 'call' }]);
  });

  it('doesn’t save details of work that starts at that moment, and says so', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    await sweep();
    const { send } = table;
    const watched = jest.spyOn(table, 'send').mockImplementation(async (command) => {
      const answer = await send(command);
      if (command instanceof GetCommand && command.input.Key?.pk === 'WORK') {
        watched.mockImplementation(send);
        await follow();
      }
      return answer;
    });
    await expect(add(id, told)).rejects.toMatchObject({ status: 404 });
    expect(await storedWork(id)).toMatchObject({ entries: [] });
    expect((await add(id, told)).work?.entries).toHaveLength(1);
  });

  it('starts the work of a late capture when it’s reported', async () => {
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'authorized' });
    await sweep();
    pass(3 * day);
    for (const payment of razorpay.paymentsOf(id)) razorpay.capture(payment.id);
    await sweep();
    await follow();
    expect(await storedWork(id)).toMatchObject({ startedAt: new Date(monday + 3 * day).toISOString() });
  });

  it('starts one work for a double payment', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    await sweep();
    await follow();
    await follow();
    expect(await api.rows('WORK')).toHaveLength(1);
  });

  it('ends only work that is fully refunded', async () => {
    const { id } = await bought();
    const partly = await bought();
    await refund(partly.id, { rupees: 500 });
    await settle(id);
    expect(await rows('finished')).toMatchObject([{ id, waiting: 'refunded', turn: 'nobody' }]);
    expect(await rows('theirs')).toMatchObject([{ id: partly.id, waiting: 'details' }]);
    expect((await api.stored()).find(({ sk }) => sk === id)?.outbox ?? []).not.toContainEqual(
      expect.objectContaining({ kind: 'REMIND' }),
    );
  });
});

describe('GET /admin/work/{id}', () => {
  it('returns what the buyer sees, how to reach them, and the emails of both', async () => {
    const { id } = await bought();
    await add(id, { kind: 'message', text: 'Welcome.' });
    const opened = await read(id);
    expect(opened).toMatchObject({
      order: { id, what: 'Resume, 7-14 years', email: expect.any(String), work: { version: 1 } },
      mobile: buyer.mobile,
      work: { entries: [{ kind: 'message', by: 'us', text: 'Welcome.' }] },
    });
    expect(opened.emails.map(({ template, outcome }) => [template, outcome])).toEqual([
      ['payment-received', 'not sent'],
      ['new-order', 'not sent'],
      ['message-to-buyer', 'waiting'],
    ]);
  });

  it('returns a seat, and how to join its class', async () => {
    const { id } = await bookSeat('2026-12-05');
    expect((await read(id)).work).toBeUndefined();
    await follow();
    await follow();
    expect((await read(id)).order).toMatchObject({
      courseSeat: { batch: 'Weekend', joining: 'Room 4.' },
      work: { documents: [] },
    });
    expect((await add(id, { kind: 'message', text: 'Welcome.' })).order.courseSeat).toBeDefined();
    expect(await rows('finished')).toMatchObject([{ id, waiting: 'seat' }]);
    expect(await api.rows('CLASS_SEAT')).toHaveLength(1);
  });

  it('returns 404 for an unknown order', async () => {
    await expect(read('order_unknown')).rejects.toMatchObject({ status: 404 });
  });
});

describe('POST /admin/work/{id}/entries', () => {
  it('adds details and an answer given by phone', async () => {
    const { id } = await bought();
    const { work } = await add(id, told);
    expect(work && workStateOf(work)).toMatchObject({ turn: 'us', waiting: 'drafts' });
    await add(id, { kind: 'question', text: 'Which city?' });
    const answered = await add(id, { kind: 'answer', text: 'Pune.' });
    expect(answered.work?.entries.map(({ kind, by }) => [kind, by])).toEqual([
      ['brief', 'us'],
      ['question', 'us'],
      ['answer', 'us'],
    ]);
    expect(answered.work && workStateOf(answered.work).turn).toBe('us');
  });

  it('is logged in the activity with the order number', async () => {
    const { id } = await bought();
    const { order } = await add(id, told);
    const { data } = await api.owner('GET /admin/activity', {});
    expect(data).toContainEqual(
      expect.objectContaining({ operation: 'addWorkEntry', entity: id, title: order.number }),
    );
  });

  it('doesn’t store the CV of rejected details', async () => {
    const { id } = await bought();
    const refused = add(id, { kind: 'brief', brief: { ...completeBrief, targetRole: '' } });
    await expect(refused).rejects.toMatchObject({ status: 400 });
    expect(api.s3.objects.size).toBe(0);
  });

  it('puts work on hold, resumes it, and withdraws a draft', async () => {
    const { id } = await bought();
    await add(id, told);
    await add(id, { kind: 'hold', text: 'Until you’re back from leave.' });
    await expect(add(id, { kind: 'hold', text: 'Again.' })).rejects.toMatchObject({ status: 409 });
    expect(await rows('ours')).toMatchObject([{ id, waiting: 'hold' }]);
    await add(id, { kind: 'resumed' });
    const { fileId } = await sendDraft(id, 'Resume');
    expect(await rows('theirs')).toMatchObject([{ id, waiting: 'review', documents: [{ drafts: 1 }] }]);
    await add(id, { kind: 'withdrawn', draft: fileId });
    const { work } = await add(id, { kind: 'withdrawn', draft: fileId });
    expect(work?.entries.filter(({ kind }) => kind === 'withdrawn')).toHaveLength(1);
    expect(await rows('ours')).toMatchObject([{ id, waiting: 'drafts' }]);
  });

  it('rejects an outdated entry', async () => {
    const { id } = await bought();
    await add(id, { kind: 'call' }, 0);
    await expect(add(id, { kind: 'call', text: 'Called.' }, 0)).rejects.toMatchObject({ status: 412 });
  });

  it('finishes work when every document is approved or cancelled', async () => {
    const { id } = await bought({ band: '7-14', item: 'Starter Pack' });
    await add(id, told);
    await add(id, { kind: 'ended', document: 'Cover Letter' });
    await sendDraft(id, 'Resume');
    const approval = { kind: 'approval', document: 'Resume', version: 1 } as const;
    await addAsBuyer(id, approval);
    expect(await rows('finished')).toMatchObject([{ id, waiting: 'approved' }]);
  });

  it('finds no work before it starts', async () => {
    await expect(add('order_unknown', { kind: 'call' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('GET /admin/work', () => {
  it('lists work waiting for us by due date, overdue first', async () => {
    const [first, second] = [await bought(), await bought()];
    await add(second.id, told);
    pass(day);
    await add(first.id, told);
    const held = await bought();
    await add(held.id, told);
    await add(held.id, { kind: 'hold', text: 'Wait.' });
    expect((await rows('ours')).map(({ id }) => id)).toEqual([second.id, first.id, held.id]);
    await sendDraft(first.id, 'Resume');
    const changes = { kind: 'changes', document: 'Resume', text: 'Shorter.' } as const;
    await addAsBuyer(first.id, changes);
    expect((await rows('ours')).map(({ id }) => id)).toEqual([first.id, second.id, held.id]);
  });

  it('shows the newest change request, up to two hundred characters, until a draft answers it', async () => {
    const { id } = await bought();
    await add(id, told);
    const ask = async (text: string) => addAsBuyer(id, { kind: 'changes', document: 'Resume', text });
    await sendDraft(id, 'Resume');
    await ask('Shorter, please.');
    expect(await rows('ours')).toMatchObject([{ waiting: 'changes', asked: 'Shorter, please.' }]);
    await sendDraft(id, 'Resume');
    expect((await rows('theirs'))[0]).not.toHaveProperty('asked');
    await ask('long '.repeat(100));
    const [row] = await rows('ours');
    expect(row?.asked).toMatch(/^(long ){39}long…$|^(long ){40}…$|^(long ){39}lon?…$/);
    expect(row?.asked?.length).toBeLessThanOrEqual(200);
  });

  it('lists work waiting for buyers by how long they’ve been silent', async () => {
    const [silent, other] = [await bought(), await bought()];
    pass(day);
    await addAsBuyer(silent.id, { kind: 'message', text: 'Soon.' });
    expect((await rows('theirs')).map(({ id }) => id)).toEqual([other.id, silent.id]);
    expect(await rows('theirs')).toMatchObject([{ name: buyer.name, mobile: buyer.mobile }, {}]);
  });

  it('is paged within its list', async () => {
    for (let n = 0; n < 5; n++) await bought();
    const mine = await bought();
    await add(mine.id, told);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.owner('GET /admin/work', {
        query: { list: 'theirs', limit: 2, ...(cursor && { cursor }) },
      });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(new Set(seen).size).toBe(5);
    expect(seen).not.toContain(mine.id);
  });

  it.each(['bounced', 'rejected'])('shows that an email bounced: %s', async (returned) => {
    const { id } = await bought();
    const mail = {
      ...{ id: 'mail', template: 'details-missing', at: new Date().toISOString() },
      ...{ outcome: 'sent', returned },
    };
    await api.put({ ...(await storedWork(id)), emails: [mail] });
    expect(await rows('theirs')).toMatchObject([{ id, hasBouncedEmail: true }]);
  });

  it('needs the same reads with ten thousand orders', async () => {
    const { id } = await bought();
    await add(id, told);
    const item = await storedWork(id);
    const cost = async () => {
      api.forget();
      await api.owner('GET /admin/work', { query: { list: 'ours' } });
      return api.uses
        .filter(({ lambda }) => lambda === 'listWork')
        .map(({ action, partition }) => `${action} ${partition}`);
    };
    const others = ['ours', 'theirs', 'finished'];
    const put = (n: number) => {
      const gsi2sk = `${others[n % 3]}#${String(n).padStart(13, '0')}#${id}`;
      return api.put({ ...item, sk: `copy ${n}`, gsi2sk });
    };
    for (let n = 0; n < 10; n++) await put(n);
    const few = await cost();
    expect(few).toEqual(['Query WORK', 'GetItem ORDER', 'GetItem ORDER']);
    for (let n = 10; n < 10_000; n++) await put(n);
    expect(await cost()).toEqual(few);
  });
});
