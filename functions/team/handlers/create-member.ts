import { createMember } from '#shared/api/team.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import * as members from '../../members/store.ts';
import { conflict, keyReused } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(createMember, async ({ body, creation }) => {
  const { people } = limits.member;
  const { items } = await members.list({ limit: people, after: undefined });
  const isRetry = items.some(({ id }) => id === creation.id);
  if (items.length >= people && !isRetry) throw conflict(`The team can have up to ${people} people.`);
  const member = { ...creation, createdAt: new Date().toISOString(), version: 1, ...body };
  const added = await members.add(member);
  if (!added) throw keyReused();
  return added;
});
