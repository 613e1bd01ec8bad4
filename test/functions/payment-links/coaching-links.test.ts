import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import { startApi } from '../../support/api.ts';
import { minute, pass, setClock } from '../../support/clock.ts';
import { coachingOffers, everyDay } from '../../support/coaching/sales.ts';
import { buyer } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

let putsLeft = Number.POSITIVE_INFINITY;
const api = startApi({
  around: async (action, act) => {
    if (action === 'PutItem' && putsLeft-- <= 0) throw new Error('DynamoDB is down.');
    return act();
  },
});
const razorpay = startRazorpay(api);
startMailStage(api);
const { addOffer } = coachingOffers(api, {
  coach: { name: 'Asha Rao' },
  hours: { weekly: everyDay('10:00', '14:00') },
  offer: { title: 'Interview coaching', sessions: 4, rupees: 8000 },
});
const { verify, follow } = orderMoney(api, razorpay);

beforeEach(() => {
  putsLeft = Number.POSITIVE_INFINITY;
  setClock(noon);
});

const at = (time: string) => new Date(`${time}+05:30`).toISOString();
const start = at('2026-11-24T11:00');

let keys = 0;
const createLink = async (
  offerId: string,
  { start: agreed = start, ...input }: Partial<PaymentLinkInput> & { start?: string } = {},
  idempotencyKey = `link-${++keys}`,
) =>
  (
    await api.owner('POST /admin/payment-links', {
      body: {
        subject: { kind: 'coaching', offerId, ...(agreed && { start: agreed }) },
        ...{ rupees: 8000, lastDay: '2026-11-23', name: 'Rekha Nair', ...input },
      },
      idempotencyKey,
    })
  ).data;

const withdraw = async (id: string) =>
  (await api.owner('POST /admin/payment-links/{id}/withdraw', { path: { id } })).data;

const codeOf = ({ url = '' }: { url?: string | undefined }) => url.split('#')[1] ?? '';
const open = async (link: { url?: string | undefined }) =>
  (await api.visitor('POST /pay', { body: { link: codeOf(link) } })).data;
const order = async (link: { url?: string | undefined }) =>
  (await api.visitor('POST /pay/order', { body: { link: codeOf(link), ...buyer } })).data.id;
const pay = async (id: string) => {
  await verify(id, razorpay.pay(id).id);
  await api.runSchedule('followOrders');
};

const isFree = async (offerId: string) =>
  (await api.visitor('GET /coaching/offers/{id}/times', { path: { id: offerId } })).data.times.includes(
    start,
  );

const bookingsOf = async (id: string) => {
  const { work } = (await api.owner('GET /admin/work/{id}', { path: { id } })).data;
  return work ? (workStateOf(work).sessions?.bookings ?? []) : [];
};

/** A day's outbox is worked off in order, so pages that show it are refreshed first. */
const finish = async () => {
  await api.runSchedule('refreshPages');
  await api.runSchedule('finishBookings');
};

describe('a payment link for coaching', () => {
  it('names the offer, shows the agreed time, and hides the place until it’s paid', async () => {
    const { id } = await addOffer();
    const link = await createLink(id);
    expect(link).toMatchObject({
      ...{ what: 'Interview coaching, 4 sessions of 60 minutes', wants: { start } },
    });
    const shown = await open(link);
    expect(shown).toMatchObject({ wants: { start }, product: { coach: 'Asha Rao' } });
    expect(JSON.stringify(shown)).not.toContain('meet.example');
  });

  it('keeps the agreed time for its buyer, and refuses a second link for the same time', async () => {
    const { id } = await addOffer();
    expect(await isFree(id)).toBe(true);
    await createLink(id);
    expect(await isFree(id)).toBe(false);
    pass(6 * minute);
    await finish();
    expect(await isFree(id)).toBe(false);
    await expect(createLink(id)).rejects.toMatchObject({
      ...{ status: 400, errors: [{ field: 'subject' }] },
    });
  });

  it('is made once if it’s repeated, and takes no second time for the same key', async () => {
    const { id } = await addOffer();
    const link = await createLink(id, {}, 'pressed-twice');
    expect(await createLink(id, {}, 'pressed-twice')).toEqual(link);
    const other = at('2026-11-25T11:00');
    await expect(createLink(id, { start: other }, 'pressed-twice')).rejects.toMatchObject({ status: 409 });
    await createLink(id, { start: other });
  });

  it.each<[string, Partial<PaymentLinkInput> & { start?: string }, string]>([
    ['a time in the past', { start: at('2026-11-20T11:00'), lastDay: '2026-11-20' }, 'subject'],
    ['a time across midnight', { start: at('2026-11-24T23:30') }, 'subject'],
    ['a last day after the session', { lastDay: '2026-11-25' }, 'lastDay'],
  ])('refuses %s, and keeps no time', async (_, input, field) => {
    const { id } = await addOffer();
    await expect(createLink(id, input)).rejects.toMatchObject({ status: 400, errors: [{ field }] });
    expect(await isFree(id)).toBe(true);
  });

  it('refuses an offer that doesn’t exist', async () => {
    await expect(createLink('none')).rejects.toMatchObject({ status: 400, errors: [{ field: 'subject' }] });
  });

  it('releases the time when it’s withdrawn', async () => {
    const { id } = await addOffer();
    await withdraw((await createLink(id)).id);
    await finish();
    expect(await isFree(id)).toBe(true);
  });

  it('releases the time when it has expired', async () => {
    const { id } = await addOffer({ sessions: 1 });
    const agreed = at('2026-11-28T11:00');
    await createLink(id, { start: agreed });
    const times = async () =>
      (await api.visitor('GET /coaching/offers/{id}/times', { path: { id } })).data.times;
    setClock(Date.parse('2026-11-23T23:50:00+05:30'));
    await finish();
    expect(await times()).not.toContain(agreed);
    setClock(Date.parse('2026-11-24T00:10:00+05:30'));
    await finish();
    await finish();
    expect(await times()).toContain(agreed);
  });

  it('books the agreed time once it’s paid', async () => {
    const { id } = await addOffer();
    const orderId = await order(await createLink(id));
    await pay(orderId);
    expect(await bookingsOf(orderId)).toMatchObject([{ state: 'booked', start }]);
    pass(6 * minute);
    await finish();
    expect(await isFree(id)).toBe(false);
  });

  it('books the agreed time if the payment is found when the buyer wants to pay again', async () => {
    const link = await createLink((await addOffer()).id);
    const id = await order(link);
    razorpay.pay(id);
    await expect(order(link)).rejects.toMatchObject({ status: 409 });
    expect(await bookingsOf(id)).toMatchObject([{ state: 'booked', start }]);
  });

  it('books the agreed time if it’s paid in cash', async () => {
    const { id } = await addOffer();
    const link = await createLink(id);
    const { data } = await api.owner('POST /admin/payment-links/{id}/paid', {
      path: { id: link.id },
      body: { method: 'cash', paidOn: '2026-11-20', why: 'At the office.' },
    });
    await follow();
    expect(await bookingsOf(data.orderId ?? '')).toMatchObject([{ state: 'booked', start }]);
  });

  it('emails the buyer if it’s paid too late and the time is taken', async () => {
    const { id } = await addOffer();
    const link = await createLink(id, { lastDay: '2026-11-20' });
    const orderId = await order(link);
    setClock(Date.parse('2026-11-21T00:10:00+05:30'));
    await finish();
    await finish();
    const other = await order(await createLink(id));
    await pay(other);
    await pay(orderId);
    expect(await bookingsOf(orderId)).toMatchObject([{ state: 'refused', start }]);
    expect(await bookingsOf(other)).toMatchObject([{ state: 'booked', start }]);
    expect(JSON.stringify(await api.row('WORK', orderId))).toContain('session-taken');
  });

  it('releases the time if the link couldn’t be stored', async () => {
    const { id } = await addOffer();
    putsLeft = 1;
    const failed = await createLink(id).catch(({ status }) => status);
    putsLeft = Number.POSITIVE_INFINITY;
    expect(failed).toBeGreaterThanOrEqual(500);
    expect(await isFree(id)).toBe(false);
    pass(6 * minute);
    await finish();
    expect(await isFree(id)).toBe(true);
  });
});
