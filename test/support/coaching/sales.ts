import type { AvailabilityInput } from '#shared/domain/coaching/availability.ts';
import type { AdminOffer, OfferInput } from '#shared/domain/coaching/offer.ts';
import type { AdminMember, MemberInput } from '#shared/domain/team/member.ts';
import type { startApi } from '../api.ts';
import { buyer } from '../entries.ts';
import { orderMoney } from '../order-money.ts';
import type { StartedRazorpay } from '../razorpay.ts';

/** What a test file uses instead of the defaults. */
interface Usual {
  coach?: Partial<MemberInput>;
  hours?: Partial<AvailabilityInput>;
  offer?: Partial<OfferInput>;
  /** Fields of the order's body, such as the buyer's name. */
  order?: object;
}

export const everyDay = (from: string, to: string): AvailabilityInput['weekly'] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to }));

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

/** Every day from 9:00 to 21:00, without breaks or notice. */
export const longHours = {
  ...eveningHours,
  weekly: everyDay('09:00', '21:00'),
  bufferMinutes: 0,
  noticeHours: 0,
};

export const offerOf = (coachId: string, values: Partial<OfferInput> = {}): OfferInput => ({
  title: 'Career hour',
  description: 'One hour about your next step.',
  sessions: 1,
  minutes: 60,
  rupees: 1250 * (values.sessions ?? 1),
  place: 'https://meet.example/career',
  ...values,
  coachId,
});

export function coachingOffers(api: ReturnType<typeof startApi>, usual: Usual = {}) {
  /** Adds a member without hours. */
  const addMember = async (values: Partial<MemberInput> = {}): Promise<AdminMember> => {
    const member = { name: 'Meera Joshi', role: 'Coach', line: 'Asks first.', tasks: [] };
    return (await api.owner('POST /admin/team', { body: { ...member, ...usual.coach, ...values } })).data;
  };

  const setHours = (coachId: string, hours: Partial<AvailabilityInput> = {}, ifMatch?: number) =>
    api.owner('PUT /admin/coaching/availability/{coachId}', {
      path: { coachId },
      body: { ...eveningHours, ...usual.hours, ...hours },
      ...(ifMatch !== undefined && { ifMatch }),
    });

  const addCoach = async (hours: Partial<AvailabilityInput> = {}): Promise<AdminMember> => {
    const coach = await addMember();
    await setHours(coach.id, hours);
    return coach;
  };

  /** Adds a coach too, unless `coachId` is given. */
  const addOffer = async (values: Partial<OfferInput> = {}): Promise<AdminOffer> => {
    const coachId = values.coachId ?? (await addCoach()).id;
    const body = offerOf(coachId, { ...usual.offer, ...values });
    return (await api.owner('POST /admin/coaching/offers', { body })).data;
  };

  const listed = async () => (await api.visitor('GET /coaching/offers', {})).data;

  return { addMember, setHours, addCoach, addOffer, listed };
}

export function coachingSales(
  api: ReturnType<typeof startApi>,
  razorpay: StartedRazorpay,
  usual: Usual = {},
) {
  const offers = coachingOffers(api, usual);
  const { verify } = orderMoney(api, razorpay);
  let buyers = 0;

  /** Orders an offer as a new buyer, with a picked time if `details` has a `start`. */
  const order = async ({ id, rupees }: AdminOffer, details: object = {}): Promise<string> => {
    const email = `coaching-${++buyers}@example.com`;
    const body = { userId: 'u1', amount: rupees, ...buyer, email, ...usual.order, ...details };
    return (await api.visitor('POST /coaching/offers/{id}/orders', { path: { id }, body })).data.id;
  };

  const pay = async (id: string): Promise<string> => {
    const { id: paymentId } = razorpay.pay(id);
    await verify(id, paymentId);
    return paymentId;
  };

  const buy = async (offer: AdminOffer, details: object = {}) => {
    const id = await order(offer, details);
    return { id, offer, paymentId: await pay(id) };
  };

  const sell = async (values: Partial<OfferInput> = {}, details: object = {}) =>
    buy(await offers.addOffer(values), details);

  return { ...offers, order, pay, buy, sell };
}
