import type { Offer } from '../coaching/offer.ts';
import type { Course } from '../courses/course.ts';
import type { Member } from './member.ts';
import { taskNames } from './tasks.ts';

interface Named {
  member: Pick<Member, 'name' | 'tasks'>;
  /** The courses that have the person as their instructor. */
  courses: readonly Pick<Course, 'title'>[];
  /** The offers that have the person as their coach, including hidden ones. */
  offers: readonly Pick<Offer, 'title'>[];
  /** True if the person has coaching sessions to come. */
  hasSessions: boolean;
}

/** Says why a person can't be deleted, or returns undefined if they can. */
export function namedText({
  member: { name, tasks },
  courses,
  offers,
  hasSessions,
}: Named): string | undefined {
  if (hasSessions)
    return `${name} has coaching sessions to come. Hide them from the site for now, and delete them after the last session.`;
  const places = [
    ...tasks.map((task) => taskNames[task]),
    ...(courses.length > 0 ? [`instructor of ${titlesOf(courses)}`] : []),
    ...(offers.length > 0 ? [`coach of ${titlesOf(offers)}`] : []),
  ];
  if (places.length === 0) return undefined;
  return `${name} is still ${joined(places)}. Choose someone else there first.`;
}

function titlesOf(all: readonly { title: string }[]): string {
  const titles = all.slice(0, mostTitles).map(({ title }) => `“${title}”`);
  const more = all.length - titles.length;
  return joined([...titles, ...(more > 0 ? [`${more} more`] : [])]);
}

const mostTitles = 3;

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
