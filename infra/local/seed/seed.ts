import { type Call, createClient } from '#shared/api/client.ts';
import { fetchWithCookies } from '../fetch-with-cookies.ts';
import type { Send } from '../http-server.ts';
import { openOffers } from './coaching.ts';
import { coursesFrom } from './courses.ts';
import { questions } from './questions.ts';
import { reviews } from './reviews.ts';
import { samplePortrait, type TeamIds, team } from './team.ts';

/**
 * Fills a new local table through the API, because only the stores know how items are stored. Each list is written from
 * last to first, because the site lists the newest entries first.
 */
export async function seed(site: Send, password: string, today = new Date()): Promise<void> {
  const call = createClient(fetchWithCookies(site));
  await call('POST /admin/session', { body: { password } });
  const ids = await addTeam(call);
  await openOffers(call, ids.coach);
  for (const course of coursesFrom(today, ids).toReversed()) await call('POST /courses', { body: course });
  for (const question of questions.toReversed()) await call('POST /interview-questions', { body: question });
  for (const review of reviews.toReversed())
    await approve(call, await call('POST /reviews', { body: review }));
  await call('DELETE /admin/session', {});
}

/** The site lists the team in the order in which it was added. */
async function addTeam(call: Call): Promise<TeamIds> {
  const ids: Partial<TeamIds> = {};
  for (const [key, { drawing, ...member }] of Object.entries(team)) {
    const { id } = (await call('POST /admin/team', { body: { ...member, tasks: [...member.tasks] } })).data;
    await call('PUT /admin/team/{id}/portrait', {
      path: { id },
      query: { agreed: 'true' },
      body: samplePortrait(drawing),
    });
    ids[key as keyof TeamIds] = id;
  }
  return ids as TeamIds;
}

const approve = (call: Call, { data: { id } }: { data: { id: string } }) =>
  call('PATCH /reviews/{id}/toggle', { path: { id } });
