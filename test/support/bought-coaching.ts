import type { OfferInput } from '#shared/domain/coaching/offer.ts';
import type { startApi } from './api.ts';
import { buyer, teamMember } from './entries.ts';
import { orderAccess } from './order-access.ts';
import { orderMoney } from './order-money.ts';
import type { StartedRazorpay } from './razorpay.ts';

export function boughtCoaching(api: ReturnType<typeof startApi>, razorpay: StartedRazorpay) {
  const money = orderMoney(api, razorpay);
  const { buyerOf } = orderAccess(api);
  let buyers = 0;

  /** A coach who works from 10 to 13 on every day. */
  const offer = async (input: Partial<OfferInput> = {}, availability: object = {}) => {
    const { data: coach } = await api.owner('POST /admin/team', {
      body: { ...teamMember, name: 'Meera Joshi', tasks: ['coach'] },
    });
    await api.owner('PUT /admin/coaching/availability/{coachId}', {
      path: { coachId: coach.id },
      body: {
        weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:00', to: '13:00' })),
        blocked: [],
        worksOn: [],
        bufferMinutes: 0,
        noticeHours: 0,
        daysAhead: 30,
        ...availability,
      },
    });
    const body = {
      ...{ title: 'Interview coaching', description: 'One hour.', sessions: 1, minutes: 60, rupees: 2000 },
      ...{ coachId: coach.id, place: 'https://meet.example/meera', ...input },
    };
    return (await api.owner('POST /admin/coaching/offers', { body })).data;
  };

  const buy = async ({ id: offerId, rupees }: { id: string; rupees: number }, more: object = {}) => {
    const body = {
      ...{ userId: 'u1', amount: rupees, ...buyer, email: `coached-${++buyers}@example.com` },
      ...{ noticeVersion: 3, ...more },
    };
    const path = { id: offerId };
    const { id } = (await api.visitor('POST /coaching/offers/{id}/orders', { path, body })).data;
    const payment = razorpay.pay(id);
    await money.verify(id, payment.id);
    await money.follow();
    return { id, paymentId: payment.id, call: await buyerOf(id) };
  };

  return { ...money, buyerOf, offer, buy };
}
