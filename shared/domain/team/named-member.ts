import type { Course } from '../courses/course.ts';
import type { Member } from './member.ts';
import { taskNames } from './tasks.ts';

interface Named {
  member: Pick<Member, 'name' | 'tasks'>;
  /** The courses that have the person as their instructor. */
  courses: readonly Pick<Course, 'title'>[];
}

/** Says where a person is named, which has to change before they can be deleted. Undefined if they're named nowhere. */
export function namedText({ member: { name, tasks }, courses }: Named): string | undefined {
  const titles = courses.slice(0, mostTitles).map(({ title }) => `“${title}”`);
  const more = courses.length - titles.length;
  const places = [
    ...tasks.map((task) => taskNames[task]),
    ...(titles.length > 0
      ? [`instructor of ${joined([...titles, ...(more > 0 ? [`${more} more`] : [])])}`]
      : []),
  ];
  if (places.length === 0) return undefined;
  return `${name} is still ${joined(places)}. Choose someone else there first.`;
}

const mostTitles = 3;

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
