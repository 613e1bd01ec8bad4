import type { AvailabilityInput } from '#shared/domain/coaching/availability.ts';
import type { AdminOffer, OfferInput } from '#shared/domain/coaching/offer.ts';
import type { AdminMember, MemberInput } from '#shared/domain/team/member.ts';
import type { startApi } from './api.ts';
import type { StartedRazorpay } from './razorpay.ts';

/** Weekday evenings and Saturday mornings. */
export const eveningHours: AvailabilityInput = {
  weekly: [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '18:00', to: '21:00' })),
    { weekday: 6, from: '10:00', to: '13:00' },
  ],
  blocked: [],
  worksOn: [],
  bufferMinutes: 15,
  noticeHours: 48,
  daysAhead: 30,
};

export const offerOf = (coachId: string, values: Partial<OfferInput> = {}): OfferInput => ({
  title: 'Career hour',
  description: 'One hour about your next step.',
  sessions: 1,
  minutes: 60,
  rupees: 2499,
  coachId,
  place: 'https://meet.example/career',
  ...values,
});

export function coachingOffers(api: ReturnType<typeof startApi>) {
  const setHours = (coachId: string, values: Partial<AvailabilityInput> = {}, ifMatch?: number) =>
    api.owner('PUT /admin/coaching/availability/{coachId}', {
      path: { coachId },
      body: { ...eveningHours, ...values },
      ...(ifMatch !== undefined && { ifMatch }),
    });

  const addMember = async (values: Partial<MemberInput> = {}): Promise<AdminMember> => {
    const body = { name: 'Sunita Kale', role: 'Coach', line: 'Asks first.', tasks: [], ...values };
    return (await api.owner('POST /admin/team', { body })).data;
  };

  const addCoach = async (values: Partial<MemberInput> = {}): Promise<AdminMember> => {
    const member = await addMember(values);
    await setHours(member.id);
    return member;
  };

  const addOffer = async (coachId: string, values: Partial<OfferInput> = {}): Promise<AdminOffer> =>
    (await api.owner('POST /admin/coaching/offers', { body: offerOf(coachId, values) })).data;

  const listed = async () => (await api.visitor('GET /coaching/offers', {})).data;

  let buyers = 0;
  /** Buys an offer, and books `start` if it's given. Returns the order's id. */
  const buyOffer = async (
    razorpay: StartedRazorpay,
    { id, rupees }: AdminOffer,
    { start, name = 'Rekha Nair' }: { start?: string; name?: string } = {},
  ): Promise<string> => {
    const body = {
      ...{ userId: 'u1', amount: rupees, name, email: `coached-${++buyers}@example.com` },
      ...{ mobile: '+919876543210', ...(start && { start }) },
    };
    const { data } = await api.visitor('POST /coaching/offers/{id}/orders', { path: { id }, body });
    const payment = razorpay.pay(data.id);
    await api.visitor('POST /verify', {
      body: {
        razorpayOrderId: data.id,
        razorpayPaymentId: payment.id,
        razorpaySignature: razorpay.signature(data.id, payment.id),
      },
    });
    await api.runSchedule('followOrders');
    return data.id;
  };

  return { addMember, addCoach, buyOffer, addOffer, setHours, listed };
}
