import type { Call } from '#shared/api/client.ts';
import type { OfferInput } from '#shared/domain/coaching/offer.ts';
import { usualAvailability } from '#shared/domain/coaching/usual-availability.ts';

const offers: readonly Omit<OfferInput, 'coachId'>[] = [
  {
    title: 'Career hour (sample)',
    description:
      'One hour for one question: an offer to weigh, an interview to rehearse, or a first team to lead. You get notes on what you decided.',
    sessions: 1,
    minutes: 60,
    rupees: 2499,
  },
  {
    title: 'Career change in four sessions (sample)',
    description:
      'Four sessions over one or two months: where you stand, what you want, how to present it, and two rehearsed interviews.',
    sessions: 4,
    minutes: 60,
    rupees: 7999,
  },
  {
    title: 'Interview rehearsal (sample)',
    description:
      'A mock interview for one role, with the questions you’re afraid of, and 15 minutes of feedback at the end.',
    sessions: 1,
    minutes: 45,
    rupees: 1999,
  },
];

/** The coach of the sample team works on weekday evenings and on Saturdays. */
export async function openOffers(call: Call, coachId: string): Promise<void> {
  const { version, ...usual } = usualAvailability;
  const weekly = [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '18:00', to: '21:00' })),
    { weekday: 6, from: '10:00', to: '17:00' },
  ];
  await call('PUT /admin/coaching/availability/{coachId}', {
    path: { coachId },
    body: { ...usual, weekly },
    ifMatch: version,
  });
  const place = 'https://meet.example/sunita-sample';
  for (const offer of offers)
    await call('POST /admin/coaching/offers', { body: { ...offer, coachId, place } });
}
