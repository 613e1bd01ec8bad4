import { signLink } from '#functions/platform/signed-links.ts';
import type * as table from '#functions/platform/table/table.ts';
import { rowKeysOf, type Searchable } from '#functions/search/keys.ts';
import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { startApi } from '../../support/api.ts';
import { boughtWork } from '../../support/bought-work.ts';
import { minute, setClock } from '../../support/clock.ts';
import {
  buyer,
  callback,
  certificationEnquiry,
  complaint,
  courseEnquiry,
  pmpCourse,
  review,
} from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { assertSearchIndex } from '../../support/search-index.ts';

let beforeRows: (() => Promise<unknown>) | undefined;
const api = startApi({
  around: async (action, act, partition) => {
    const before = action === 'PutItem' && partition === 'SEARCH' ? beforeRows : undefined;
    if (before) beforeRows = undefined;
    await before?.();
    return act();
  },
});
const razorpay = startRazorpay(api);
startMailStage(api);
const { openOrder, paidOrder, follow } = orderMoney(api, razorpay);
const { buyerOf } = boughtWork(api, razorpay);

beforeEach(() => {
  beforeRows = undefined;
  setClock(noon);
});

const search = async (text: string) => (await api.owner('POST /admin/search', { body: { text } })).data;
const customers = async (text: string) => (await search(text)).customers.map(({ name }) => name);
const numbers = async (text: string) => (await search(text)).things.map(({ number }) => number);
const enquire = async (more: object = {}) =>
  (await api.visitor('POST /enquiries', { body: { ...courseEnquiry, ...more } })).data.id;
const ask = async (more: Partial<PaymentLinkInput> = {}, key: { idempotencyKey?: string } = {}) =>
  (
    await api.owner('POST /admin/payment-links', {
      ...key,
      body: {
        ...{ subject: { kind: 'words', words: 'Interview coaching' }, rupees: 2500 },
        ...{ lastDay: '2026-11-25', name: 'Leela Menon', ...more },
      } as PaymentLinkInput,
    })
  ).data.id;
const ticketOf = async (id: string) =>
  (await api.owner('GET /admin/enquiries/{id}', { path: { id } })).data.ticket;
const correct = async (id: string, email: string) =>
  api.owner('PUT /admin/orders/{id}/email', { path: { id }, body: { email } });
const advanceTwoMinutes = async () => {
  for (let turn = 0; turn < 2; turn++) {
    jest.setSystemTime(Date.now() + minute);
    await api.runSchedule('reindexItems');
    await api.runSchedule('sendMail');
    await api.runSchedule('followOrders');
  }
  await api.runSchedule('reindexItems');
};

describe('POST /admin/search', () => {
  it('finds people by name, in any spelling and order', async () => {
    const id = await enquire({ name: 'José Ramón Kulkarni' });
    for (const text of ['jose', 'JOSÉ RAMÓN', 'kulk', 'Kulkarni José', 'ramon kulkarni', 'jose kulkarni'])
      expect([text, await customers(text)]).toEqual([text, ['José Ramón Kulkarni']]);
    for (const text of ['osé', 'jose menon', 'j', '…', 'asha kulkarni'])
      expect([text, await customers(text)]).toEqual([text, []]);
    expect((await search('jose')).customers).toEqual([
      {
        ...{ name: 'José Ramón Kulkarni', email: 'asha@example.com', phone: '+919876543210', count: 1 },
        latest: {
          ...{ kind: 'enquiry', id, title: courseEnquiry.courseTitle, who: 'José Ramón Kulkarni' },
          ...{ number: await ticketOf(id), at: new Date(noon).toISOString() },
        },
      },
    ]);
  });

  it('finds every name as typed, however short or unusual', async () => {
    const names = [
      ...['R K', 'K. R.', '李', '王小明', 'Q', 'A B C', 'Ω', 'ম', '007', 'No 5', 'E 2026', '98765 43211'],
      ...['🙂', '…', '#', '? !', 'order_1234', 'r@vi', 'José@home', 'Mr. X', '-', "D'", 'Łukasz Ø.', 'ß'],
    ];
    for (const [i, name] of names.entries()) {
      await enquire({ name, email: `name-${i}@example.com` });
      jest.setSystemTime(Date.now() + minute);
    }
    for (const name of names)
      expect([name, await customers(name)]).toEqual([name, expect.arrayContaining([name])]);
    expect(await customers('王')).toEqual(['王小明']);
    expect(await customers('c b a')).toEqual(['A B C']);
    for (const text of ['r', 'k', 'o', 'a']) expect([text, await customers(text)]).toEqual([text, []]);
  });

  it('finds them by an address with punctuation', async () => {
    await enquire({ email: "shaun.o'neil@example.com" });
    for (const text of ["shaun.o'neil@example.com", "SHAUN.O'Neil@ex"])
      expect([text, await customers(text)]).toEqual([text, ['Asha Kulkarni']]);
  });

  it('finds them by a name in another script', async () => {
    await api.visitor('POST /enquiries/certification', { body: certificationEnquiry });
    expect(await customers('देश')).toEqual(['रवि देशमुख']);
    expect(await customers('देशमुख रवि')).toEqual(['रवि देशमुख']);
  });

  it.each([
    '098765 43210',
    '+91 98765-43210',
    '0091 (98765) 43210',
    '9876543210',
    '९८७६५४३२१०',
    '43210',
    '3210',
    '98765',
    'tel. 98765 43210',
  ])('finds them by phone number as %j', async (text) => {
    await enquire();
    expect(await customers(text)).toEqual(['Asha Kulkarni']);
  });

  it('finds them by a foreign number, with and without its country code', async () => {
    await enquire({ phoneNumber: '+44 20 7946 0958' });
    for (const text of ['+44 20 7946 0958', '0044 2079460958', '020 7946 0958', '0958'])
      expect([text, await customers(text)]).toEqual([text, ['Asha Kulkarni']]);
  });

  it('finds them by an address, complete or partial', async () => {
    await enquire({ email: 'Asha.K+pmp@Example.com' });
    for (const text of ['asha.k+pmp@example.com', ' ASHA.K+', 'asha.k'])
      expect([text, (await search(text)).customers]).toMatchObject([
        text,
        [{ email: 'asha.k+pmp@example.com' }],
      ]);
  });

  it('treats everything under one address as one person', async () => {
    await enquire();
    await enquire({ email: ' ASHA@example.com', courseTitle: 'CCNA' });
    await ask({ name: 'Asha K', email: 'asha@example.com' });
    await api.visitor('POST /reviews', { body: { ...review, email: 'asha@example.com' } });
    await openOrder({ name: 'Asha Kulkarni', email: 'asha@example.com' });
    expect((await search('asha@example.com')).customers).toMatchObject([
      { email: 'asha@example.com', count: 5 },
    ]);
    await ask({ name: 'Asha Rao', mobile: '98200 11111' });
    await ask({ name: 'Asha Rao', mobile: '098200 11111' });
    const { customers: found } = await search('asha rao');
    expect(found).toMatchObject([{ name: 'Asha Rao', phone: '+919820011111', count: 2 }]);
    expect(found[0]).not.toHaveProperty('email');
  });

  it('finds a ticket as people say it', async () => {
    const id = await enquire();
    const ticket = await ticketOf(id);
    const digits = ticket.slice(-8);
    const said = [
      ...[ticket, ticket.toLowerCase(), ticket.replaceAll('-', ''), ticket.replaceAll('-', ' '), digits],
      ...[`Ticket ${ticket}`, `${digits.slice(0, 4)} ${digits.slice(4)}`, `2026${digits}`, `E-${digits}`],
    ];
    for (const text of said) expect([text, await numbers(text)]).toEqual([text, [ticket]]);
    for (const text of [`G${ticket.slice(1)}`, `E-2025-${digits}`])
      expect([text, await numbers(text)]).toEqual([text, []]);
  });

  it('finds an order by its number, its receipt and Razorpay’s ids', async () => {
    const { id } = await paidOrder();
    const [number = ''] = await numbers(id);
    expect(number).toMatch(/^P-2026-\d{8}$/);
    expect(await numbers(number)).toEqual([number]);
    await follow();
    await follow();
    for (const text of ['123', '2026-27/000002', '2025-26/1', 'receipt 2'])
      expect([text, await numbers(text)]).toEqual([text, []]);
    const said = ['1', '000001', '2026-27/000001', '2026-27/1', '2026 27 1', '202627000001', 'receipt no. 1'];
    const [payment] = razorpay.paymentsOf(id);
    for (const text of [...said, number, id, id.toUpperCase(), payment?.id ?? ''])
      expect([text, await numbers(text)]).toEqual([text, [number]]);
    expect(await search('1')).toMatchObject({
      things: [{ kind: 'order', id, who: buyer.name }],
      customers: [],
    });
  });

  it('finds suspected spam too, marked and after the others, until it’s moved back', async () => {
    const id = await enquire({ remark: 'I am a bot', name: 'Aarav Spam', email: 'bot@example.com' });
    await enquire({ name: 'Aarav Zaveri', email: 'zaveri@example.com' });
    await enquire({ remark: 'filled in by a browser', name: 'Aarav Zaveri', email: 'zaveri@example.com' });
    expect((await search('aarav')).customers).toMatchObject([
      { name: 'Aarav Zaveri' },
      { name: 'Aarav Spam', isSuspected: true },
    ]);
    expect((await search(await ticketOf(id))).things).toMatchObject([{ id, isSuspected: true }]);
    await api.owner('POST /admin/enquiries/{id}/not-spam', { path: { id } });
    await advanceTwoMinutes();
    expect((await search('aarav')).customers[0]).toMatchObject({ name: 'Aarav Spam' });
    expect((await search('aarav')).customers[0]).not.toHaveProperty('isSuspected');
  });

  it('finds a review without the mark once it’s moved back', async () => {
    const { data } = await api.visitor('POST /reviews', { body: { ...review, remark: 'I am a bot' } });
    expect((await search('meera')).customers).toMatchObject([{ isSuspected: true }]);
    await api.owner('POST /admin/reviews/{id}/not-spam', { path: data });
    await advanceTwoMinutes();
    expect((await search('meera')).customers[0]).not.toHaveProperty('isSuspected');
  });

  it('finds an order by its current address only', async () => {
    const id = await openOrder({ email: 'typo@example.com' });
    await correct(id, 'right@example.com');
    expect((await search('typo@example.com')).customers).toEqual([]);
    expect((await search('right@example.com')).customers).toMatchObject([{ email: 'right@example.com' }]);
    await correct(id, 'RIGHT@example.com');
    expect((await search(id)).things).toHaveLength(1);
    expect((await search('right@example.com')).customers).toHaveLength(1);
  });

  it('doesn’t find a deleted review, and leaves no item of it', async () => {
    const { data: path } = await api.visitor('POST /reviews', { body: review });
    await api.owner('DELETE /reviews/{id}', { path });
    expect((await search('meera')).customers).toEqual([]);
    await advanceTwoMinutes();
    expect(await api.searchKeys()).toEqual([]);
    expect(await api.rows('REVIEW')).toEqual([]);
  });

  it('returns twenty people, and says that there are more', async () => {
    for (let i = 10; i < 31; i++) await enquire({ name: `Nisha ${i}`, email: `nisha${i}@example.com` });
    const { customers: found, isMore } = await search('nisha');
    expect(found.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, i) => `Nisha ${i + 10}`));
    expect(isMore).toBe(true);
    expect((await search('nisha 12')).isMore).toBe(false);
  });

  it.each([
    ['nothing', {}],
    ['no text', { text: ' ' }],
    ['a number', { text: 42 }],
    ['a list', { text: ['asha'] }],
    ['a text that is too long', { text: 'x'.repeat(255) }],
    ['half a character', { text: 'asha\ud83d' }],
  ])('rejects %s', async (_, body) => {
    const asked = api.owner('POST /admin/search', { body: body as { text: string } });
    await expect(asked).rejects.toMatchObject({ status: 400, errors: [{ field: 'text' }] });
  });

  it.each(['#', 'w#asha', '%', '*', "' OR 1=1", '\uffff', '()', '+', '0000', '-1', '/'.repeat(254)])(
    'doesn’t match %j with a search key',
    async (text) => {
      await enquire();
      const { things, customers: found } = await search(text);
      expect([things, found]).toEqual([[], text === 'w#asha' ? found : []]);
    },
  );

  it('is fast for long text with unusual letters', async () => {
    await enquire({ name: `${'ﷺ'.repeat(40)} Asha` });
    const begun = performance.now();
    for (const text of ['ﷺ'.repeat(254), `a${'\u0301'.repeat(253)}`, '1 '.repeat(127), 'asha '.repeat(50)])
      await search(text);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('never logs the search text, and reports a failure as such', async () => {
    await enquire();
    api.failOn('Query', new Error('of asha@example.com'), 0, 'SEARCH');
    await expect(search('asha@example.com')).rejects.toMatchObject({ status: 500 });
    api.recover();
    await search('asha@example.com');
    expect(api.logged.join('\n')).not.toContain('asha');
    expect(await api.rows('ACTIVITY')).toEqual([]);
  });
});

describe('what is stored', () => {
  it('is found at once, by every key', async () => {
    const id = await enquire();
    const courseSeat = `${new Date(noon).toISOString()}#enquiry#${id}`;
    expect((await api.searchKeys()).toSorted()).toEqual(
      [
        ...['p#9876543210', 'r#012345678919', `t#${(await ticketOf(id)).slice(-8)}`],
        ...['w#asha kulkarni', 'w#asha@example.com', 'w#kulkarni asha'],
      ].map((beginning) => `${beginning}#${courseSeat}`),
    );
  });

  it('is found by at most eight words of a name, each up to a key’s length', async () => {
    await enquire({ name: 'ए'.repeat(2).concat(' ').repeat(33).trim() });
    const keys = await api.searchKeys();
    expect(keys.filter((key) => /^w#[^@]+#/.test(key)).length).toBeLessThanOrEqual(8);
    expect(Math.max(...keys.map((key) => Buffer.byteLength(key)))).toBeLessThan(1024);
  });

  it.each([
    ['an enquiry', () => enquire(), 'Asha Kulkarni'],
    ['a review', () => api.visitor('POST /reviews', { body: review }), 'Meera Nair'],
    ['an order', () => openOrder(), buyer.name],
    ['a payment link', () => ask(), 'Leela Menon'],
  ])(
    'is found two minutes later if the request crashed before it wrote the keys: %s',
    async (_, store, name) => {
      api.failOn('PutItem', undefined, 0, 'SEARCH');
      await store();
      api.recover();
      expect(await customers(name)).toEqual([]);
      await advanceTwoMinutes();
      expect(await customers(name)).toEqual([name]);
    },
  );

  it('is corrected or deleted two minutes later in that case, too', async () => {
    const id = await openOrder({ email: 'typo@example.com' });
    const { data: path } = await api.visitor('POST /reviews', { body: review });
    api.failOn('DeleteItem', undefined, 0, 'SEARCH');
    await api.owner('PUT /admin/orders/{id}/email', { path: { id }, body: { email: 'right@example.com' } });
    await api.owner('DELETE /reviews/{id}', { path });
    api.recover();
    expect(await api.searchKeys()).toEqual(expect.arrayContaining([expect.stringContaining('meera')]));
    await advanceTwoMinutes();
    expect((await search('typo@example.com')).customers).toEqual([]);
    expect((await search('right@example.com')).customers).toHaveLength(1);
    expect((await api.searchKeys()).filter((key) => key.includes('meera'))).toEqual([]);
  });

  const payInCash = (id: string) => {
    const body = { method: 'cash', why: 'Paid at the office.', paidOn: dayInIndia(Date.now()) } as const;
    return api.owner('POST /admin/payment-links/{id}/paid', { path: { id }, body });
  };
  const repeatable = [
    ['course enquiry', (key) => api.visitor('POST /enquiries', { body: courseEnquiry, ...key })],
    [
      'certification enquiry',
      (key) => api.visitor('POST /enquiries/certification', { body: certificationEnquiry, ...key }),
    ],
    ['callback', (key) => api.visitor('POST /callbacks', { body: callback, ...key })],
    ['complaint', (key) => api.visitor('POST /complaints', { body: complaint, ...key })],
    ['review', (key) => api.visitor('POST /reviews', { body: review, ...key })],
    ['payment link', (key) => ask({ email: 'leela@example.com' }, key)],
    ['cash payment', async (key) => payInCash(await ask({}, key))],
  ] satisfies [string, (key: { idempotencyKey: string }) => Promise<unknown>][];

  it.each(repeatable)('has the same items after a repeated %s', async (_, send) => {
    const key = { idempotencyKey: 'one-key' };
    await send(key);
    await advanceTwoMinutes();
    const rows = await api.searchRows();
    for (let turn = 0; turn < 3; turn++) {
      jest.setSystemTime(Date.now() + 17 * minute);
      await send(key);
      await advanceTwoMinutes();
    }
    expect(await api.searchRows()).toEqual(rows);
  });

  const writers = [
    ...repeatable
      .slice(0, -1)
      .map(([what, write]) => [what, async () => () => write({ idempotencyKey: 'one-key' })] as const),
    [
      'cash payment',
      async () => {
        const id = await ask();
        return () => payInCash(id);
      },
    ],
    [
      'buyer’s review',
      async () => {
        const { id } = await paidOrder();
        const link = await api.runAs('signs', { secrets: ['links'] }, () =>
          signLink('review', { id, linkVersion: 0 }, Date.now() + 60 * minute),
        );
        const words = { name: 'Asha R.', message: 'Clear.', rating: 5, consent: true } as const;
        return () => api.visitor('POST /reviews/verified', { body: { ...words, link } });
      },
    ],
    [
      'complaint about an order',
      async () => {
        const call = await buyerOf((await paidOrder()).id);
        return () =>
          call('POST /order/complaints', { body: { text: 'Nobody called.' }, idempotencyKey: 'one-key' });
      },
    ],
    [
      'order for a course',
      async () => {
        const { data: path } = await api.owner('POST /courses', { body: { ...pmpCourse, payOnline: true } });
        const body = { userId: 'u1', amount: pmpCourse.price, ...buyer };
        return () => api.visitor('POST /courses/{id}/orders', { path, body });
      },
    ],
    [
      'order through a payment link',
      async () => {
        await ask();
        const link = (await api.owner('GET /admin/payment-links', {})).data[0]?.url?.split('#')[1] ?? '';
        return () => api.visitor('POST /pay/order', { body: { link, ...buyer } });
      },
    ],
    [
      'paid order',
      async () => {
        await paidOrder();
        await api.runSchedule('sendMail');
        await api.runSchedule('reindexItems');
        return () => api.runSchedule('followOrders');
      },
    ],
  ] as const;

  it.each(writers)(
    'has the current values if the stored item changed between the two writes: %s',
    async (_, prepare) => {
      const write = await prepare();
      const searchable = async () => (await api.stored()).filter(({ searchTerms }) => searchTerms);
      const before = new Set((await searchable()).map(({ sk }) => sk));
      let changed: string | undefined;
      beforeRows = async () => {
        const items = await searchable();
        const item = items.find(({ sk }) => !before.has(sk)) ?? items[0];
        changed = String(item?.sk);
        await api.put({ ...item, searchTerms: [] });
      };
      await write();
      expect(changed).toBeDefined();
      const item = (await searchable()).find(({ sk }) => sk === changed) as unknown as Searchable & table.Key;
      const rows = (await api.searchKeys()).filter((key) => key.endsWith(String(changed)));
      expect(rows.toSorted()).toEqual(rowKeysOf(item, item).toSorted());
    },
  );

  it('is not suspected again if a form is repeated after the owner moved it back', async () => {
    const send = () =>
      api.visitor('POST /enquiries', {
        body: { ...courseEnquiry, remark: 'I am a bot' },
        idempotencyKey: 'one-key',
      });
    const { data: path } = await send();
    await api.owner('POST /admin/enquiries/{id}/not-spam', { path });
    await advanceTwoMinutes();
    await send();
    expect((await search('asha')).customers[0]).not.toHaveProperty('isSuspected');
  });

  it('has only the corrected address, even if a request was about to write the former', async () => {
    let corrected: Promise<unknown> | undefined;
    beforeRows = async () => {
      const [order] = await api.rows('ORDER');
      corrected = correct(String(order?.id), 'right@example.com');
      await corrected;
      await advanceTwoMinutes();
    };
    await openOrder({ email: 'typo@example.com' });
    expect(corrected).toBeDefined();
    expect((await search('typo@example.com')).customers).toEqual([]);
    expect((await search('right@example.com')).customers).toMatchObject([{ email: 'right@example.com' }]);
    expect((await api.searchKeys()).join()).not.toContain('typo');
  });

  it('has no item of a review deleted between the two writes of its request', async () => {
    let deleted = 0;
    beforeRows = async () => {
      const [stored] = await api.rows('REVIEW');
      await api.owner('DELETE /reviews/{id}', { path: { id: String(stored?.id) } });
      await advanceTwoMinutes();
      deleted++;
    };
    await api.visitor('POST /reviews', { body: review });
    expect([deleted, await api.searchKeys(), await api.rows('REVIEW')]).toEqual([1, [], []]);
  });

  it('has no item of a review deleted before its request crashed', async () => {
    beforeRows = async () => {
      const [stored] = await api.rows('REVIEW');
      await api.owner('DELETE /reviews/{id}', { path: { id: String(stored?.id) } });
      await api.runSchedule('reindexItems');
      api.failOn('GetItem', undefined, 0, 'REVIEW');
    };
    await api.visitor('POST /reviews', { body: review });
    api.recover();
    expect(await api.searchKeys()).not.toEqual([]);
    await advanceTwoMinutes();
    expect([await api.searchKeys(), await api.rows('REVIEW')]).toEqual([[], []]);
  });

  it('has no item of a deleted review that was sent five times', async () => {
    const send = () => api.visitor('POST /reviews', { body: review, idempotencyKey: 'one-key' });
    const { data: path } = await send();
    for (let turn = 0; turn < 4; turn++) {
      jest.setSystemTime(Date.now() + minute);
      await send();
    }
    await api.owner('DELETE /reviews/{id}', { path });
    expect(await api.searchKeys()).toEqual([]);
  });

  it('is the same after several concurrent runs of the job', async () => {
    await Promise.all([enquire(), openOrder(), ask(), api.visitor('POST /reviews', { body: review })]);
    const keys = (await api.searchKeys()).toSorted();
    for (let turn = 0; turn < 3; turn++) {
      jest.setSystemTime(Date.now() + minute);
      await api.runSchedule('sendMail');
      await Promise.all([1, 2, 3].map(() => api.runSchedule('reindexItems')));
    }
    expect((await api.searchKeys()).toSorted()).toEqual(keys);
    expect(JSON.stringify(await api.stored())).not.toContain('"SEARCH"');
    assertSearchIndex([...(await api.stored()), ...(await api.searchRows())]);
  });

  it('has one id if a form is posted twice around a full hour', async () => {
    const form = new URLSearchParams({ ...courseEnquiry }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate' };
    await api.post('/api/enquiries', form, headers);
    jest.setSystemTime(Date.now() + 40 * minute);
    await api.post('/api/enquiries', form, headers);
    expect((await search('asha@example.com')).customers).toMatchObject([{ count: 1 }]);
  });
});
