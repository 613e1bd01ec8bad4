import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { buyer, certificationEnquiry, courseEnquiry, review } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

/** Search over everything that is stored, from the request that stores it to what the owner finds. */

const api = startApi();
const razorpay = startRazorpay(api);
startMailStage(api);
const { openOrder, paidOrder, follow } = orderMoney(api, razorpay);

beforeEach(() => setClock(noon));

const search = async (text: string) => (await api.owner('POST /admin/search', { body: { text } })).data;
const people = async (text: string) => (await search(text)).people.map(({ name }) => name);
const numbers = async (text: string) => (await search(text)).things.map(({ number }) => number);
const enquire = async (more: object = {}) =>
  (await api.visitor('POST /enquiries', { body: { ...courseEnquiry, ...more } })).data.id;
const ask = async (more: Partial<PaymentLinkInput> = {}) =>
  (
    await api.owner('POST /admin/payment-links', {
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
/** Lets the minutes pass that a crash may cost: the mails' turn, and that of the search keys. */
const passTwoMinutes = async () => {
  for (let turn = 0; turn < 2; turn++) {
    jest.setSystemTime(Date.now() + minute);
    await api.runSchedule('keepSearchKeys');
    await api.runSchedule('sendMail');
    await api.runSchedule('followOrders');
  }
  await api.runSchedule('keepSearchKeys');
};

describe('POST /admin/search', () => {
  it('answers people by a name, however it is written and in whatever order', async () => {
    const id = await enquire({ name: 'José Ramón Kulkarni' });
    for (const text of ['jose', 'JOSÉ RAMÓN', 'kulk', 'Kulkarni José', 'ramon kulkarni', 'jose kulkarni'])
      expect([text, await people(text)]).toEqual([text, ['José Ramón Kulkarni']]);
    for (const text of ['osé', 'jose menon', 'j', '…', 'asha kulkarni'])
      expect([text, await people(text)]).toEqual([text, []]);
    expect((await search('jose')).people).toEqual([
      {
        ...{ name: 'José Ramón Kulkarni', email: 'asha@example.com', phone: '+919876543210', count: 1 },
        latest: {
          ...{ kind: 'enquiry', id, title: courseEnquiry.courseTitle, who: 'José Ramón Kulkarni' },
          ...{ number: await ticketOf(id), at: new Date(noon).toISOString() },
        },
      },
    ]);
  });

  it('answers them by a name in another script', async () => {
    await api.visitor('POST /enquiries/certification', { body: certificationEnquiry });
    expect(await people('देश')).toEqual(['रवि देशमुख']);
    expect(await people('देशमुख रवि')).toEqual(['रवि देशमुख']);
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
  ])('answers them by their telephone number as %j', async (text) => {
    await enquire();
    expect(await people(text)).toEqual(['Asha Kulkarni']);
  });

  it('answers them by a number of another country, with it and without', async () => {
    await enquire({ phoneNumber: '+44 20 7946 0958' });
    for (const text of ['+44 20 7946 0958', '0044 2079460958', '020 7946 0958', '0958'])
      expect([text, await people(text)]).toEqual([text, ['Asha Kulkarni']]);
  });

  it('answers them by an address, whole or as far as it is typed', async () => {
    await enquire({ email: 'Asha.K+pmp@Example.com' });
    for (const text of ['asha.k+pmp@example.com', ' ASHA.K+', 'asha.k'])
      expect([text, (await search(text)).people]).toMatchObject([
        text,
        [{ email: 'asha.k+pmp@example.com' }],
      ]);
  });

  it('is one person who wrote under one address, whatever the thing', async () => {
    await enquire();
    await enquire({ email: ' ASHA@example.com', courseTitle: 'CCNA' });
    await ask({ name: 'Asha K', email: 'asha@example.com' });
    await api.visitor('POST /reviews', { body: { ...review, email: 'asha@example.com' } });
    await openOrder({ name: 'Asha Kulkarni', email: 'asha@example.com' });
    expect((await search('asha@example.com')).people).toMatchObject([
      { email: 'asha@example.com', count: 5 },
    ]);
    await ask({ name: 'Asha Rao', mobile: '98200 11111' });
    await ask({ name: 'Asha Rao', mobile: '098200 11111' });
    const { people: found } = await search('asha rao');
    expect(found).toMatchObject([{ name: 'Asha Rao', phone: '+919820011111', count: 2 }]);
    expect(found[0]).not.toHaveProperty('email');
  });

  it('answers a thing by its ticket as people say it', async () => {
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

  it('answers an order by its id, by its number before it is paid, and then by its receipt', async () => {
    const { id } = await paidOrder();
    const [before = ''] = await numbers(id);
    expect(before).toMatch(/^P-2026-\d{8}$/);
    expect(await numbers(before)).toEqual([before]);
    await follow();
    await follow();
    for (const text of ['123', '2026-27/000002', '2025-26/1', 'receipt 2'])
      expect([text, await numbers(text)]).toEqual([text, []]);
    const said = ['1', '000001', '2026-27/000001', '2026-27/1', '2026 27 1', '202627000001', 'receipt no. 1'];
    for (const text of [...said, id, before, id.toUpperCase()])
      expect([text, await numbers(text)]).toEqual([text, ['2026-27/000001']]);
    expect(await search('1')).toMatchObject({ things: [{ kind: 'order', id, who: buyer.name }], people: [] });
  });

  it('finds suspected spam too, marked and behind the others, until it is none', async () => {
    const id = await enquire({ remark: 'I am a bot', name: 'Aarav Spam', email: 'bot@example.com' });
    await enquire({ name: 'Aarav Zaveri', email: 'zaveri@example.com' });
    // Who is more than what is suspected of her is not.
    await enquire({ remark: 'filled in by a browser', name: 'Aarav Zaveri', email: 'zaveri@example.com' });
    expect((await search('aarav')).people).toMatchObject([
      { name: 'Aarav Zaveri' },
      { name: 'Aarav Spam', isSuspected: true },
    ]);
    expect((await search(await ticketOf(id))).things).toMatchObject([{ id, isSuspected: true }]);
    await api.owner('POST /admin/enquiries/{id}/not-spam', { path: { id } });
    await passTwoMinutes();
    expect((await search('aarav')).people[0]).toMatchObject({ name: 'Aarav Spam' });
    expect((await search('aarav')).people[0]).not.toHaveProperty('isSuspected');
  });

  it('finds a review that is no spam after all without the mark', async () => {
    const { data } = await api.visitor('POST /reviews', { body: { ...review, remark: 'I am a bot' } });
    expect((await search('meera')).people).toMatchObject([{ isSuspected: true }]);
    await api.owner('POST /admin/reviews/{id}/not-spam', { path: data });
    await passTwoMinutes();
    expect((await search('meera')).people[0]).not.toHaveProperty('isSuspected');
  });

  it('finds an order by the address that it has, and by the former one no more', async () => {
    const id = await openOrder({ email: 'typo@example.com' });
    await correct(id, 'right@example.com');
    expect((await search('typo@example.com')).people).toEqual([]);
    expect((await search('right@example.com')).people).toMatchObject([{ email: 'right@example.com' }]);
    await correct(id, 'RIGHT@example.com');
    expect((await search(id)).things).toHaveLength(1);
    expect((await search('right@example.com')).people).toHaveLength(1);
  });

  it('finds nothing of a review that is deleted, and leaves no row of it', async () => {
    const { data: path } = await api.visitor('POST /reviews', { body: review });
    await api.owner('DELETE /reviews/{id}', { path });
    expect((await search('meera')).people).toEqual([]);
    await passTwoMinutes();
    expect(await api.searchKeys()).toEqual([]);
    expect(await api.rows('REVIEW')).toEqual([]);
  });

  it('names twenty people, and that there are more', async () => {
    for (let i = 10; i < 31; i++) await enquire({ name: `Nisha ${i}`, email: `nisha${i}@example.com` });
    const { people: found, isMore } = await search('nisha');
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
    ['a control character', { text: 'asha\u0007' }],
  ])('refuses %s', async (_, body) => {
    const asked = api.owner('POST /admin/search', { body: body as { text: string } });
    await expect(asked).rejects.toMatchObject({ status: 400, errors: [{ field: 'text' }] });
  });

  it.each(['#', 'w#asha', '%', '*', "' OR 1=1", '\uffff', '()', '+', '0000', '-1', '/'.repeat(254)])(
    'finds nothing by %j, and nobody else’s rows',
    async (text) => {
      await enquire();
      const { things, people: found } = await search(text);
      expect([things, found]).toEqual([[], text === 'w#asha' ? found : []]);
    },
  );

  it('stands over long texts of odd letters at once', async () => {
    await enquire({ name: `${'ﷺ'.repeat(40)} Asha` });
    const begun = performance.now();
    for (const text of ['ﷺ'.repeat(254), `a${'\u0301'.repeat(253)}`, '1 '.repeat(127), 'asha '.repeat(50)])
      await search(text);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('leaves nothing of what it looks for in the log or the activity, and answers a failure as that', async () => {
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
    const place = `${new Date(noon).toISOString()}#enquiry#${id}`;
    expect((await api.searchKeys()).toSorted()).toEqual(
      [
        ...['p#9876543210', 'r#012345678919', `t#${(await ticketOf(id)).slice(-8)}`],
        ...['w#asha kulkarni', 'w#asha@example.com', 'w#kulkarni asha'],
      ].map((beginning) => `${beginning}#${place}`),
    );
  });

  it('is found by eight words of a name at most, each within the length of a key', async () => {
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
    'is found two minutes later where the request died before it wrote the keys: %s',
    async (_, store, name) => {
      // The thing is written, and no row of it; its request is answered as a good one.
      api.failOn('PutItem', undefined, 0, 'SEARCH');
      await store();
      api.recover();
      expect(await people(name)).toEqual([]);
      await passTwoMinutes();
      expect(await people(name)).toEqual([name]);
    },
  );

  it('is corrected and deleted two minutes later likewise', async () => {
    const id = await openOrder({ email: 'typo@example.com' });
    const { data: path } = await api.visitor('POST /reviews', { body: review });
    api.failOn('DeleteItem', undefined, 0, 'SEARCH');
    await api.owner('PUT /admin/orders/{id}/email', { path: { id }, body: { email: 'right@example.com' } });
    await api.owner('DELETE /reviews/{id}', { path });
    api.recover();
    expect(await api.searchKeys()).toEqual(expect.arrayContaining([expect.stringContaining('meera')]));
    await passTwoMinutes();
    expect((await search('typo@example.com')).people).toEqual([]);
    expect((await search('right@example.com')).people).toHaveLength(1);
    expect((await api.searchKeys()).filter((key) => key.includes('meera'))).toEqual([]);
  });

  it('comes to the same where several runs of the job come to it at once', async () => {
    await Promise.all([enquire(), openOrder(), ask(), api.visitor('POST /reviews', { body: review })]);
    const keys = (await api.searchKeys()).toSorted();
    for (let turn = 0; turn < 3; turn++) {
      jest.setSystemTime(Date.now() + minute);
      await api.runSchedule('sendMail');
      await Promise.all([1, 2, 3].map(() => api.runSchedule('keepSearchKeys')));
    }
    expect((await api.searchKeys()).toSorted()).toEqual(keys);
    expect(JSON.stringify(await api.stored())).not.toContain('"SEARCH"');
  });

  it('is found under one id where a form is posted twice about the hour', async () => {
    const form = new URLSearchParams({ ...courseEnquiry }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate' };
    await api.post('/api/enquiries', form, headers);
    jest.setSystemTime(Date.now() + 40 * minute);
    await api.post('/api/enquiries', form, headers);
    expect((await search('asha@example.com')).people).toMatchObject([{ count: 1 }]);
  });
});
