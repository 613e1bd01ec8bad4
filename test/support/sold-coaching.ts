import type { AvailabilityInput } from '#shared/domain/coaching/availability.ts';
import type { OfferInput } from '#shared/domain/coaching/offer.ts';
import type { startApi } from './api.ts';
import { buyer, teamMember } from './entries.ts';
import { orderMoney } from './order-money.ts';
import type { StartedRazorpay } from './razorpay.ts';

const everyDay: AvailabilityInput = {
  weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:00', to: '14:00' })),
  ...{ blocked: [], worksOn: [], bufferMinutes: 15, noticeHours: 48, daysAhead: 30 },
};

export function soldCoaching(api: ReturnType<typeof startApi>, razorpay: StartedRazorpay) {
  const money = orderMoney(api, razorpay);
  let orders = 0;

  const addOffer = async (values: Partial<OfferInput> = {}) => {
    const { data: coach } = await api.owner('POST /admin/team', {
      body: { ...teamMember, tasks: ['coach'] },
    });
    await api.owner('PUT /admin/coaching/availability/{coachId}', {
      path: { coachId: coach.id },
      body: everyDay,
    });
    const body = {
      ...{ title: 'Interview coaching', description: 'Mock interviews.', sessions: 4, minutes: 60 },
      ...{ rupees: 8000, coachId: coach.id, place: 'https://meet.example/asha' },
      ...values,
    };
    return (await api.owner('POST /admin/coaching/offers', { body })).data;
  };

  const buy = async (offerId: string, start?: string) => {
    const email = `coaching-${++orders}@example.com`;
    const { data } = await api.visitor('POST /coaching/offers/{id}/orders', {
      path: { id: offerId },
      body: { userId: 'u1', amount: 8000, ...buyer, email, ...(start && { start }) },
    });
    const payment = razorpay.pay(data.id);
    await money.verify(data.id, payment.id);
    await money.follow();
    return data.id;
  };

  const detail = async (id: string) => (await api.owner('GET /admin/work/{id}', { path: { id } })).data;
  /** A day's outbox is worked off in order, so pages that show it are refreshed first. */
  const finish = async () => {
    await api.runSchedule('refreshPages');
    await api.runSchedule('finishBookings');
  };

  return { ...money, addOffer, buy, detail, finish };
}
