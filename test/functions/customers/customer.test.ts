import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { courseEnquiry, review } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);
startMailStage(api);
const { paidOrder, refund, follow } = orderMoney(api, razorpay);

beforeEach(() => setClock(noon));

const pass = () => jest.setSystemTime(Date.now() + minute);
const person = async (email: string, next?: string) =>
  (await api.owner('POST /admin/person', { body: { email, ...(next && { next }) } })).data;
const enquire = async (more: object = {}) => {
  pass();
  return (await api.visitor('POST /enquiries', { body: { ...courseEnquiry, ...more } })).data.id;
};

describe('POST /admin/person', () => {
  it('returns everything about a person, newest first', async () => {
    const enquiry = await enquire();
    pass();
    await api.owner('POST /admin/enquiries/{id}/replies', {
      path: { id: enquiry },
      body: { text: 'Yes, from Saturday.', seen: 0 },
    });
    pass();
    const { id: order } = await paidOrder({ name: 'Asha K', email: 'ASHA@example.com' });
    for (let turn = 0; turn < 3; turn++) {
      pass();
      await follow();
    }
    await api.owner('POST /admin/work/{id}/entries', {
      path: { id: order },
      body: { kind: 'question', text: 'Which role?' },
    });
    pass();
    await refund(order);
    await api.visitor('POST /reviews', { body: { ...review, email: 'asha@example.com' } });
    const link: PaymentLinkInput = {
      subject: { kind: 'words', words: 'Coaching' },
      ...{ rupees: 2500, lastDay: '2026-11-25', name: 'Asha', email: 'asha@example.com' },
    };
    const { data } = await api.owner('POST /admin/payment-links', { body: link });
    pass();
    await api.owner('POST /admin/payment-links/{id}/withdraw', { path: { id: data.id } });

    const found = await person(' Asha@Example.com ');
    expect(found).toMatchObject({ email: 'asha@example.com', enquiryId: enquiry, possibleMatches: [] });
    const times = found.line.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const whats = new Set(found.line.map(({ what }) => what));
    for (const what of ['asked', 'enquiry reply', 'ordered', 'paid', 'work question', 'refunded'] as const)
      expect(whats).toContain(what);
    for (const what of ['reviewed', 'payment requested', 'link withdrawn', 'mailed'] as const)
      expect(whats).toContain(what);
    expect(found.line.find(({ what }) => what === 'enquiry reply')).toMatchObject({
      ...{ text: 'Yes, from Saturday.' },
      thing: { kind: 'enquiry', id: enquiry, number: expect.stringMatching(/^E-2026-/) },
    });
    expect(found.line.find(({ what }) => what === 'paid')).toMatchObject({
      ...{ paise: 449_900 },
      thing: { kind: 'order', id: order, number: expect.stringMatching(/^P-2026-/) },
    });
    expect(JSON.stringify(found)).not.toMatch(/fingerprint|outbox|"pk"/);
    expect(JSON.stringify(found.line)).toContain('payment-received');
    expect(JSON.stringify(found.line)).not.toMatch(/new-order|new-enquiry/);
  });

  it('lists people who share only the phone number separately, with their email address', async () => {
    await enquire();
    const other = await enquire({ name: 'A. Kulkarni', email: 'other@example.com' });
    await enquire({ name: 'Someone else', email: 'else@example.com', phoneNumber: '+91 90000 00000' });
    const found = await person('asha@example.com');
    expect(found.line.filter(({ what }) => what === 'asked')).toHaveLength(1);
    expect(found.possibleMatches).toMatchObject([
      { id: other, email: 'other@example.com', who: 'A. Kulkarni' },
    ]);
  });

  it('is paged, thirty at a time', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 31; i++) ids.unshift(await enquire({ message: `Question ${i}` }));
    const first = await person('asha@example.com');
    const second = await person('asha@example.com', first.next);
    const asked = [first, second].map(({ line }) =>
      line.flatMap(({ what, thing }) => (what === 'asked' ? [thing.id] : [])),
    );
    expect(asked.map(({ length }) => length)).toEqual([30, 1]);
    expect(asked.flat()).toEqual(ids);
    expect(second.next).toBeUndefined();
    api.uses.length = 0;
    await person('asha@example.com');
    expect(api.uses.filter(({ lambda }) => lambda === 'getCustomer')).toHaveLength(32);
  });

  it('leaves out orders moved to another address, even before the old key is deleted', async () => {
    const { id } = await paidOrder({ email: 'typo@example.com' });
    api.failOn('DeleteItem', undefined, 0, 'SEARCH');
    await api.owner('PUT /admin/orders/{id}/email', { path: { id }, body: { email: 'right@example.com' } });
    api.recover();
    expect((await person('typo@example.com')).line).toEqual([]);
    expect((await person('right@example.com')).line).not.toEqual([]);
  });

  it('returns no person for an unknown address', async () => {
    expect(await person('nobody@example.com')).toEqual({
      ...{ email: 'nobody@example.com', name: '', phones: [], line: [], possibleMatches: [] },
    });
  });

  it.each([
    ['an empty body', {}, 'email'],
    ['an invalid address', { email: 'asha' }, 'email'],
    ['a number', { email: 5 }, 'email'],
    ['an address that is too long', { email: `${'a'.repeat(250)}@example.com` }, 'email'],
    ['an invalid cursor', { email: 'asha@example.com', next: '2026#enquiry#1#w#' }, 'next'],
    ['a cursor that is a list', { email: 'asha@example.com', next: ['x'] }, 'next'],
  ])('rejects %s', async (_, body, field) => {
    const asked = api.owner('POST /admin/person', { body: body as { email: string } });
    await expect(asked).rejects.toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('reports a failure as such, and leaves no address in the log', async () => {
    await enquire();
    api.failOn('GetItem', new Error('of asha@example.com'), 0, 'ENQUIRY');
    await expect(person('asha@example.com')).rejects.toMatchObject({ status: 500 });
    api.recover();
    expect(api.logged.join('\n')).not.toContain('asha');
  });
});
