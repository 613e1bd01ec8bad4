import { programmeDirector } from '#shared/brand.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import type { Member } from '#shared/domain/team/member.ts';
import { portraitAddress } from '#shared/domain/team/portrait.ts';
import { memberWithTask } from '#shared/domain/team/tasks.ts';
import { type PageProps, responseIn } from '../page.ts';

type Data = PageProps['data'];

export const teamIn = (data: Data): readonly Member[] => responseIn(data, 'GET /team')?.data ?? [];

export const instructorOf = (
  { instructorId }: Pick<Course, 'instructorId'>,
  data: Data,
): Member | undefined => teamIn(data).find(({ id }) => id === instructorId);

export const pictureOf = ({ portrait }: Pick<Member, 'portrait'>): string | undefined =>
  portrait && portraitAddress(portrait);

interface Director extends Pick<Member, 'name' | 'role'>, Partial<Pick<Member, 'line' | 'biography'>> {
  picture: string | undefined;
}

/** From the team, or else from `shared/brand.ts`, so that the page always has its director. */
export function directorIn(data: Data): Director {
  const member = memberWithTask(teamIn(data), 'pmp-director');
  const { name, role, portrait } = programmeDirector;
  return member ? { ...member, picture: pictureOf(member) } : { name, role, picture: portrait };
}
