import type { OfferInput } from '#shared/domain/coaching/offer.ts';
import type { startApi } from './api.ts';

/** Adds a coach who works from 6 to 9 pm every day, with the usual notice of 48 hours. */
export async function addCoach(api: ReturnType<typeof startApi>): Promise<string> {
  const body = {
    ...{ name: 'Rekha Nair', role: 'Career coach', line: 'Practises answers aloud.', biography: '' },
    tasks: ['coach' as const],
  };
  const { id } = (await api.owner('POST /admin/team', { body })).data;
  const weekly = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from: '18:00', to: '21:00' }));
  const usual = { blocked: [], worksOn: [], bufferMinutes: 15, noticeHours: 48, daysAhead: 30 };
  await api.owner('PUT /admin/coaching/availability/{coachId}', {
    path: { coachId: id },
    body: { weekly, ...usual },
  });
  return id;
}

export const interviewPractice = {
  ...{ title: 'Interview practice', description: 'We practise your answers aloud.' },
  ...{ sessions: 1, minutes: 60, rupees: 2500 },
} as const satisfies Partial<OfferInput>;
