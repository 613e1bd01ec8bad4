import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { coachingOffers, everyDay } from '../../support/coaching/sales.ts';
import { buyer } from '../../support/entries.ts';
import { anOrderNumber, noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);
const { verify, orderOf } = orderMoney(api, razorpay);
const { addOffer } = coachingOffers(api, {
  coach: { name: 'Rekha Nair' },
  hours: { weekly: everyDay('18:00', '21:00'), noticeHours: 48 },
  offer: { title: 'Interview practice', rupees: 2500 },
});

beforeEach(() => setClock(noon));

const timesOf = async (id: string) =>
  (await api.visitor('GET /coaching/offers/{id}/times', { path: { id } })).data.times;

const order = async (id: string, details: object = {}) =>
  (
    await api.visitor('POST /coaching/offers/{id}/orders', {
      path: { id },
      body: { userId: 'u1', amount: 2500, ...buyer, ...details },
    })
  ).data;

const orders = async () => (await api.owner('GET /admin/orders', {})).data;

const other = { name: 'Imran Shaik', email: 'imran@example.com', mobile: '+919822012399' };

const returned = async (orderId: string) => {
  const fields = { 'error[metadata]': JSON.stringify({ order_id: orderId }) };
  const body = new URLSearchParams(fields);
  const response = await api.send('/api/payments/return', { method: 'POST', body });
  return response.headers.get('location');
};

describe('POST /coaching/offers/{id}/orders', () => {
  it('opens an order with the offer’s price and what it was sold with', async () => {
    const { id: offerId, coachId } = await addOffer({ place: 'https://meet.example/rekha' });
    const opened = await order(offerId);
    expect(opened).toEqual({
      ...{ id: expect.any(String), number: anOrderNumber, amount: 250_000, currency: 'INR' },
      key: razorpay.keys.keyId,
    });
    expect(await orderOf(opened.id)).toMatchObject({
      ...{ paise: 250_000, buyer, userId: 'u1' },
      product: {
        ...{ kind: 'coaching', offerId, title: 'Interview practice', sessions: 1, minutes: 60 },
        ...{ coachId, coach: 'Rekha Nair', place: 'https://meet.example/rekha' },
      },
    });
    expect(await orderOf(opened.id)).not.toHaveProperty('wants');
  });

  it('keeps the time that was picked, holds nothing for it, and books it once it’s paid', async () => {
    const { id } = await addOffer();
    const [start = ''] = await timesOf(id);
    const opened = await order(id, { start });
    expect(await orderOf(opened.id)).toMatchObject({ wants: { start } });
    expect(await timesOf(id)).toContain(start);
    await verify(opened.id, razorpay.pay(opened.id).id);
    expect(await timesOf(id)).not.toContain(start);
  });

  it('stores the newest pick, if the buyer picks another time before paying', async () => {
    const { id } = await addOffer();
    const [first, second] = await timesOf(id);
    const opened = await order(id, { start: first });
    expect(await order(id, { start: second })).toEqual(opened);
    expect(await orderOf(opened.id)).toMatchObject({ wants: { start: second } });
  });

  it('rejects a time that someone else has booked, and names the field', async () => {
    const { id } = await addOffer();
    const [start = ''] = await timesOf(id);
    const opened = await order(id, { start });
    await verify(opened.id, razorpay.pay(opened.id).id);
    await expect(order(id, { ...other, start })).rejects.toMatchObject({
      status: 409,
      message: 'That time isn’t free any more. Choose another one.',
      errors: [{ field: 'start' }],
    });
    expect(await orders()).toHaveLength(1);
  });

  it.each([
    ['within the notice', '2026-11-21T12:30:00.000Z'],
    ['outside the hours', '2026-11-24T03:30:00.000Z'],
    ['in the past', '2026-11-01T12:30:00.000Z'],
    ['too far ahead', '2027-03-01T12:30:00.000Z'],
  ])('rejects a time %s', async (_, start) => {
    const { id } = await addOffer();
    await expect(order(id, { start })).rejects.toMatchObject({ status: 409, errors: [{ field: 'start' }] });
    expect(await orders()).toEqual([]);
  });

  it.each([['tomorrow'], ['2026-11-24'], [''], [1_795_000_000_000], [null], [['2026-11-24T12:30:00.000Z']]])(
    'rejects %j as a time',
    async (start) => {
      const { id } = await addOffer();
      await expect(order(id, { start })).rejects.toMatchObject({ status: 400, errors: [{ field: 'start' }] });
      expect(await orders()).toEqual([]);
    },
  );

  it('rejects an outdated price, and returns the current one', async () => {
    const { id } = await addOffer({ rupees: 3000 });
    await expect(order(id)).rejects.toMatchObject({
      status: 409,
      message: 'The price is now ₹3,000. Please refresh the page.',
    });
    expect(await orders()).toEqual([]);
  });

  it('sells no offer that is hidden or unknown', async () => {
    const { id } = await addOffer({ isHidden: true });
    await expect(order(id)).rejects.toMatchObject({
      status: 409,
      message: 'This offer isn’t available at the moment.',
    });
    await expect(order('unknown')).rejects.toMatchObject({ status: 404 });
    expect(await orders()).toEqual([]);
  });

  it('sells no offer without a free time', async () => {
    const { id } = await addOffer({ minutes: 240 });
    await expect(order(id)).rejects.toMatchObject({
      status: 409,
      message: 'There’s no free time at the moment. Please call us.',
    });
    expect(await orders()).toEqual([]);
  });

  it('rejects a second purchase, unless it’s intended', async () => {
    const { id } = await addOffer();
    const times = await timesOf(id);
    const later = times.at(-1);
    const opened = await order(id, { start: times[0] });
    await verify(opened.id, razorpay.pay(opened.id).id);
    await expect(order(id, { start: later })).rejects.toMatchObject({
      status: 409,
      errors: [{ field: 'isRepeatConfirmed' }],
    });
    expect((await order(id, { start: later, isRepeatConfirmed: true })).id).not.toBe(opened.id);
  });

  it.each([['name'], ['email'], ['mobile']])('rejects a buyer without %s', async (field) => {
    const { id } = await addOffer();
    await expect(order(id, { [field]: '' })).rejects.toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('leads back to its checkout after a failed payment, with the time that was picked', async () => {
    const { id } = await addOffer();
    const [start = ''] = await timesOf(id);
    const opened = await order(id, { start });
    const page = `/pay?${new URLSearchParams({ offer: id, start })}`;
    const status = await api.visitor('GET /orders/{id}/status', { path: { id: opened.id } });
    expect(status.data).toEqual({ number: anOrderNumber, status: 'created', page });
    expect(await returned(opened.id)).toBe(`${page}&payment=failed&order=${opened.id}`);
  });
});
