import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { certificationEnquiry, courseEnquiry } from '../../support/entries.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);

const at = (time: string) => setClock(Date.parse(time));

const overview = async () => (await api.owner('GET /admin/overview', {})).data;

const buy = async (amount: number) => {
  const { id } = (await api.visitor('POST /create-order', { body: { userId: 'u1', amount } })).data;
  const payment = await razorpay.pay(id);
  const signature = razorpay.signature(id, payment.id);
  await api.visitor('POST /verify', {
    body: { razorpayOrderId: id, razorpayPaymentId: payment.id, razorpaySignature: signature },
  });
  return id;
};

const enquire = () => api.visitor('POST /enquiries', { body: courseEnquiry });

describe('GET /admin/overview', () => {
  it('returns zeros if there is nothing yet', async () => {
    at('2026-11-20T12:00:00+05:30');
    const { month, days } = await overview();
    expect(month).toEqual({ enquiries: 0, orders: 0, paise: 0, netPaise: 0 });
    expect(days).toHaveLength(30);
    expect([days[0]?.date, days[29]?.date]).toEqual(['2026-10-22', '2026-11-20']);
  });

  it('counts by day and month in India', async () => {
    at('2026-10-31T23:59:00+05:30');
    await enquire();
    await buy(599);
    at('2026-11-01T00:01:00+05:30');
    await api.visitor('POST /enquiries/certification', { body: certificationEnquiry });
    await buy(4499);
    await buy(1499);
    await api.visitor('POST /create-order', { body: { userId: 'u1', amount: 599 } });
    const { month, days } = await overview();
    expect(month).toEqual({ enquiries: 1, orders: 2, paise: 599_800, netPaise: 599_800 });
    expect(days.slice(-2)).toEqual([
      { date: '2026-10-31', enquiries: 1, orders: 1, paise: 59_900, netPaise: 59_900 },
      { date: '2026-11-01', enquiries: 1, orders: 2, paise: 599_800, netPaise: 599_800 },
    ]);
  });

  it('counts refunded orders as sold', async () => {
    await enquire();
    const id = await buy(599);
    await api.owner('POST /admin/orders/{id}/refund', {
      path: { id },
      body: { reason: 'Bought by mistake.' },
    });
    const { month } = await overview();
    expect(month).toEqual({ enquiries: 1, orders: 1, paise: 59_900, netPaise: 0 });
  });

  it('counts a past day once, and never changes its figures', async () => {
    at('2026-11-19T12:00:00+05:30');
    await enquire();
    at('2026-11-20T12:00:00+05:30');
    const first = await overview();
    api.uses.length = 0;
    expect(await overview()).toEqual(first);
    const queries = api.uses.filter(({ lambda, action }) => lambda === 'getOverview' && action === 'Query');
    expect(queries).toHaveLength(6);

    const [row] = (await api.owner('GET /admin/enquiries', {})).data;
    await api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id: row?.id ?? '' } });
    expect((await overview()).days).toEqual(first.days);
  });

  it('counts an enquiry that was moved back from spam on the day it arrived', async () => {
    at('2026-11-19T12:00:00+05:30');
    const { data } = await api.visitor('POST /enquiries', { body: { ...courseEnquiry, remark: 'x' } });
    at('2026-11-20T12:00:00+05:30');
    const enquiries = async () => (await overview()).days.at(-2)?.enquiries;
    expect(await enquiries()).toBe(0);
    await api.owner('POST /admin/enquiries/{id}/not-spam', { path: { id: data.id } });
    expect(await enquiries()).toBe(1);
    at('2026-11-20T12:30:00+05:30');
    expect([await enquiries(), await enquiries()]).toEqual([1, 1]);
  });

  it('doesn’t store a day until an hour after it ends', async () => {
    at('2026-11-19T23:30:00+05:30');
    await enquire();
    at('2026-11-20T00:30:00+05:30');
    await overview();
    const kept = async () => (await api.rows('DAY')).map(({ sk }) => sk);
    expect(await kept()).not.toContain('2026-11-19');
    setClock(Date.parse('2026-11-20T01:00:00+05:30') + minute);
    await overview();
    expect(await kept()).toContain('2026-11-19');
    expect(await kept()).not.toContain('2026-11-20');
  });
});
