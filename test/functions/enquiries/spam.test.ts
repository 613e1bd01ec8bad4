import type { SpamResult } from '#shared/domain/enquiries/enquiry.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { callback, certificationEnquiry, complaint, courseEnquiry } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startTable } from '../../support/table.ts';

const api = startApi({ table: startTable() });
const { paidOrder, openOrder, follow } = orderMoney(api, startRazorpay(api));
const { emails, send } = startMailStage(api);
const friday = Date.parse('2026-11-20T12:00:00+05:30');

beforeEach(() => setClock(friday));

let customers = 0;
const enquire = async (more: object = {}) => {
  const email = `person-${++customers}@example.com`;
  const phone = `+91 98300 ${String(customers).padStart(5, '0')}`;
  const body = { ...certificationEnquiry, email, phone, ...more };
  const visitor = api.visitorFrom(`198.51.100.${customers}`);
  return (await visitor('POST /enquiries/certification', { body })).data.id;
};

const move = async (ids: readonly string[], isSpam = true, seen = 0): Promise<SpamResult[]> => {
  const enquiries = ids.map((id) => ({ id, seen }));
  return (await api.owner('POST /admin/enquiries/spam', { body: { enquiries, isSpam } })).data.enquiries;
};

const listed = async (segment: 'spam' | 'to-answer' | 'all') => {
  const { data } = await api.owner('GET /admin/enquiries', { query: { segment } });
  return data.map(({ id }) => id).toSorted();
};

const outcomes = (moves: readonly SpamResult[]) => moves.map(({ outcome, why }) => why ?? outcome);

const sendMove = async (body: unknown) => {
  const headers = { cookie: await api.signIn() };
  return api.post('/api/admin/enquiries/spam', JSON.stringify(body), headers);
};

describe('POST /admin/enquiries/spam', () => {
  it('moves fifty out of every list and count, and back, in the order of the call', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 50; made++) ids.push(await enquire());
    const other = await enquire();
    expect(await move(ids)).toEqual(ids.map((id) => ({ id, outcome: 'moved', historyCount: 1 })));
    expect(await listed('spam')).toEqual(ids.toSorted());
    expect(await listed('to-answer')).toEqual([other]);
    const today = async () => (await api.owner('GET /admin/today', {})).data;
    expect(await today()).toMatchObject({ counts: { enquiries: { count: 1 } }, rows: [{ id: other }] });

    expect(await move(ids, false, 1)).toEqual(ids.map((id) => ({ id, outcome: 'moved', historyCount: 2 })));
    expect(await listed('spam')).toEqual([]);
    expect(await today()).toMatchObject({ counts: { enquiries: { count: 51 } } });
    const { history } = (await api.owner('GET /admin/enquiries/{id}', { path: { id: ids[7] ?? '' } })).data;
    expect(history.map(({ kind }) => kind)).toEqual(['spam', 'not_spam']);
  });

  it('removes them from the figures of their day, and adds them back', async () => {
    const ids = [await enquire(), await enquire()];
    setClock(friday + 2 * 24 * 60 * minute);
    const enquiries = async () => {
      const { days } = (await api.owner('GET /admin/overview', {})).data;
      return days.find(({ date }) => date === '2026-11-20')?.enquiries;
    };
    expect(await enquiries()).toBe(2);
    await move(ids);
    expect(await enquiries()).toBe(0);
    await move(ids, false, 1);
    expect(await enquiries()).toBe(2);
  });

  it('shows them as suspected in the search until they’re moved back', async () => {
    const ids = [await enquire({ name: 'Zora Aziz' }), await enquire({ name: 'Zora Bano' })];
    const found = async () => {
      for (let turn = 0; turn < 2; turn++) {
        jest.setSystemTime(Date.now() + minute);
        await follow();
      }
      const { data } = await api.owner('POST /admin/search', { body: { text: 'zora' } });
      return data.customers.map(({ name, isSuspected = false }) => [name, isSuspected]).toSorted();
    };
    await move(ids);
    expect(await found()).toEqual([
      ['Zora Aziz', true],
      ['Zora Bano', true],
    ]);
    await move(ids, false, 1);
    expect(await found()).toEqual([
      ['Zora Aziz', false],
      ['Zora Bano', false],
    ]);
  });

  it.each([
    [true, []],
    [false, ['enquiry-received', 'new-enquiry']],
  ])('sends unsent emails only if it’s undone first (spam: %s)', async (isSpam, sent) => {
    api.ses.fail('busy');
    const id = await enquire();
    await send();
    await move([id]);
    if (!isSpam) await move([id], false, 1);
    api.ses.recover();
    jest.setSystemTime(Date.now() + 10 * minute);
    await send();
    await send();
    expect(emails.map(({ tags }) => tags.template).toSorted()).toEqual(sent);
  });

  it('never moves a complaint or a buyer’s enquiry, and moves the rest', async () => {
    await paidOrder({ email: 'Buyer@example.com', mobile: '+919812300001' });
    const early = [await enquire({ email: 'buyer@example.com' })];
    await follow();
    await openOrder({ email: 'visitor@example.com', mobile: '+919812300002' });
    const ids = [
      (await api.visitor('POST /complaints', { body: complaint })).data.id,
      await enquire({ email: 'buyer@EXAMPLE.com' }),
      (await api.visitor('POST /callbacks', { body: { ...callback, phone: '98123 00001' } })).data.id,
      (await api.visitor('POST /enquiries', { body: { ...courseEnquiry, phoneNumber: '09812300001' } })).data
        .id,
      await enquire({ email: 'visitor@example.com', phone: '98123 00002' }),
      (await api.visitor('POST /callbacks', { body: callback })).data.id,
    ];
    const before = await api.rows('ENQUIRY');
    expect(outcomes(await move([...early, ...ids]))).toEqual([
      'buyer',
      ...['complaint', 'buyer', 'buyer', 'buyer'],
      ...['moved', 'moved'],
    ]);
    const taken = ids.slice(-2);
    expect(await listed('spam')).toEqual(taken.toSorted());
    const untouched = (rows: Awaited<ReturnType<typeof api.rows>>) =>
      rows.filter(({ sk }) => !taken.includes(String(sk)));
    expect(untouched(await api.rows('ENQUIRY'))).toEqual(untouched(before));
  });

  it('skips enquiries with newer entries, unknown ones and full ones', async () => {
    const [called, full, free] = [await enquire(), await enquire(), await enquire()];
    await api.owner('POST /admin/enquiries/{id}/history', {
      path: { id: called },
      body: { kind: 'call', isReached: false, seen: 0 },
    });
    const at = new Date().toISOString();
    const history = Array.from({ length: limits.enquiryHistory.entries }, (_, n) => ({
      ...{ id: `note-${n}`, fingerprint: '', kind: 'note', at },
    }));
    await api.put({ ...(await api.row('ENQUIRY', full)), history });
    const enquiries = [
      { id: called, seen: 0 },
      { id: 'none', seen: 0 },
      { id: full, seen: history.length },
      { id: free, seen: 0 },
    ];
    const { data } = await api.owner('POST /admin/enquiries/spam', { body: { enquiries, isSpam: true } });
    expect(data.enquiries).toEqual([
      { id: called, outcome: 'refused', why: 'changed', historyCount: 1 },
      { id: 'none', outcome: 'refused', why: 'unknown' },
      { id: full, outcome: 'refused', why: 'full', historyCount: history.length },
      { id: free, outcome: 'moved', historyCount: 1 },
    ]);
    await api.put({ ...(await api.row('ENQUIRY', full)), gsi1pk: 'SUSPECTED_ENQUIRY' });
    expect(outcomes(await move([full], false, history.length))).toEqual(['moved']);
    await move([called], true, 1);
    expect(outcomes(await move([called], false, 1))).toEqual(['changed']);
  });

  it('changes nothing for repeats, at once or after an undo', async () => {
    const ids = [await enquire(), await enquire()];
    const attempts = await Promise.all(Array.from({ length: 4 }, () => move(ids)));
    for (const id of ids) {
      const each = attempts.flatMap((moves) => moves.filter((moved) => moved.id === id));
      expect(outcomes(each).toSorted()).toEqual(['moved', 'unchanged', 'unchanged', 'unchanged']);
    }
    const marked = await api.rows('ENQUIRY');
    expect(await move(ids)).toEqual(ids.map((id) => ({ id, outcome: 'unchanged', historyCount: 1 })));
    expect(await api.rows('ENQUIRY')).toEqual(marked);

    await Promise.all([move(ids, false, 1), move(ids, false, 1)]);
    const restored = await api.rows('ENQUIRY');
    expect(outcomes(await move(ids, false, 1))).toEqual(['unchanged', 'unchanged']);
    expect(outcomes(await move(ids))).toEqual(['changed', 'changed']);
    expect(await api.rows('ENQUIRY')).toEqual(restored);
  });

  it('is undone, or left as someone else just changed it', async () => {
    const id = await enquire();
    await move([id]);
    const body = { kind: 'note', text: 'Is it spam?', seen: 1 } as const;
    const [undone, noted] = await Promise.all([
      move([id], false, 1).then((moves) => outcomes(moves)[0]),
      api.owner('POST /admin/enquiries/{id}/history', { path: { id }, body }).then(
        () => 'noted',
        ({ status }) => status,
      ),
    ]);
    expect([
      ['moved', 409],
      ['changed', 'noted'],
    ]).toContainEqual([undone, noted]);
  });

  it('returns which enquiries failed, and moves them on a repeat', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => enquire()));
    api.failOn('UpdateItem', new Error('AWS isn’t responding.'), 3, 'ENQUIRY');
    const first = await move(ids);
    api.failOn('UpdateItem', new Error('AWS isn’t responding.'), Number.POSITIVE_INFINITY);
    const failed = first.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
    expect(failed).toHaveLength(9);
    expect(await listed('all')).toEqual(failed.toSorted());
    const second = await move(ids);
    expect(second.map(({ id, outcome }) => [id, outcome])).toEqual(
      ids.map((id) => [id, failed.includes(id) ? 'moved' : 'unchanged']),
    );
    expect(await listed('spam')).toEqual(ids.toSorted());
  });

  it('fails if none could be moved', async () => {
    const ids = [await enquire(), await enquire()];
    api.failOn('UpdateItem', new Error('AWS isn’t responding.'), 0, 'ENQUIRY');
    await expect(move(ids)).rejects.toMatchObject({ status: 500 });
  });

  it.each([
    ['no enquiries', { enquiries: [], isSpam: true }],
    ['a string instead of a list', { enquiries: 'all', isSpam: true }],
    [
      'fifty-one enquiries',
      { enquiries: Array.from({ length: 51 }, (_, n) => ({ id: `e${n}`, seen: 0 })), isSpam: true },
    ],
    [
      'the same enquiry twice',
      {
        enquiries: [
          { id: 'a', seen: 0 },
          { id: 'a', seen: 0 },
        ],
        isSpam: true,
      },
    ],
    ['an empty id', { enquiries: [{ id: '', seen: 0 }], isSpam: true }],
    ['a long id', { enquiries: [{ id: 'x'.repeat(101), seen: 0 }], isSpam: true }],
    ['no id', { enquiries: [{ seen: 0 }], isSpam: true }],
    ['ids only', { enquiries: ['a'], isSpam: true }],
    ['no number of entries seen', { enquiries: [{ id: 'a' }], isSpam: true }],
    ['a negative number of entries seen', { enquiries: [{ id: 'a', seen: -1 }], isSpam: true }],
    ['no isSpam', { enquiries: [{ id: 'a', seen: 0 }] }],
    ['isSpam as text', { enquiries: [{ id: 'a', seen: 0 }], isSpam: 'yes' }],
    ['a bare list', [{ id: 'a', seen: 0 }]],
  ])('returns 400 for %s', async (_, body) => {
    expect((await sendMove(body)).status).toBe(400);
  });
});
