import type { startApi } from './api.ts';
import { buyer } from './entries.ts';
import { orderMoney } from './order-money.ts';
import type { StartedRazorpay } from './razorpay.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '09:00', to: '21:00' }));

let sold = 0;

/** Sells coaching by a coach who can be booked every day from 9:00 to 21:00 IST, an hour at a time. */
export function coachingSales(api: ReturnType<typeof startApi>, razorpay: StartedRazorpay) {
  const { verify } = orderMoney(api, razorpay);

  const offerCoaching = async ({ sessions = 1, noticeHours = 0 } = {}) => {
    const member = { name: 'Meera Joshi', role: 'Coach', line: 'Ten years of interviews.', tasks: [] };
    const { id: coachId } = (await api.owner('POST /admin/team', { body: member })).data;
    const path = { coachId };
    const { data } = await api.owner('GET /admin/coaching/availability/{coachId}', { path });
    const { version, ...availability } = data;
    await api.owner('PUT /admin/coaching/availability/{coachId}', {
      path,
      body: { ...availability, weekly: everyDay, bufferMinutes: 0, noticeHours },
      ifMatch: version,
    });
    const offer = { title: 'Interview coaching', description: 'Practise with a coach.', minutes: 60 };
    const place = 'Join online: https://meet.example/coaching';
    const body = { ...offer, sessions, rupees: 1250 * sessions, coachId, place };
    return (await api.owner('POST /admin/coaching/offers', { body })).data;
  };

  type Offer = Awaited<ReturnType<typeof offerCoaching>>;

  const orderCoaching = async ({ id, rupees }: Offer, start?: string) => {
    const email = `coaching-${++sold}@example.com`;
    const body = { ...buyer, email, userId: 'u1', amount: rupees, isRepeatConfirmed: true };
    const order = { path: { id }, body: { ...body, ...(start && { start }) } };
    return (await api.visitor('POST /coaching/offers/{id}/orders', order)).data.id;
  };

  const payCoaching = async (id: string) => {
    const { id: paymentId } = razorpay.pay(id);
    await verify(id, paymentId);
    return paymentId;
  };

  const sellCoaching = async ({ sessions = 1, start }: { sessions?: number; start?: string } = {}) => {
    const offer = await offerCoaching({ sessions });
    const id = await orderCoaching(offer, start);
    return { id, offer, paymentId: await payCoaching(id) };
  };

  return { offerCoaching, orderCoaching, payCoaching, sellCoaching };
}
