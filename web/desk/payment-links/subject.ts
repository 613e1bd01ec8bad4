import type { Course } from '#shared/domain/courses/course.ts';
import { type Band, bands, type PlanItem, planItems, priceOf } from '#shared/domain/orders/pricing.ts';
import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import type { Asked } from './use-asking.ts';

/** The thing that money is asked for, as far as it is chosen. */
export type Subject =
  | { kind: 'course'; courseId: string }
  | { kind: 'plan'; band: Band; item: PlanItem }
  | { kind: 'words' };

/** The subject that a form begins with: the course that somebody came from, or words. */
export function firstSubject({ courseId, title }: Asked, courses: readonly Course[]): Subject {
  const course = courses.find((each) => each.id === courseId) ?? courses.find((each) => each.title === title);
  return course ? { kind: 'course', courseId: course.id } : { kind: 'words' };
}

/** The subject that was chosen in a form and not sent; undefined if none was. */
export function unsavedSubject(
  { kind, ...values }: Readonly<Record<string, string>>,
  courses: readonly Course[],
): Subject | undefined {
  const chosen = (['course', 'plan', 'words'] as const).find((each) => each === kind);
  const courseId = values['subject.courseId'];
  if (chosen === undefined && !courseId) return undefined;
  const first = subjectOf(chosen ?? 'course', courses);
  if (first.kind === 'course' && courses.some(({ id }) => id === courseId))
    return { kind: 'course', courseId: courseId ?? '' };
  if (first.kind !== 'plan') return first;
  return {
    kind: 'plan',
    item: planItems.find((item) => item === values['subject.plan.item']) ?? first.item,
    band: bands.find((band) => band === values['subject.plan.band']) ?? first.band,
  };
}

/** The same kind of thing again, or the first of another kind. */
export function subjectOf(kind: Subject['kind'], courses: readonly Course[]): Subject {
  if (kind === 'plan') return { kind, band: bands[0], item: planItems[0] };
  const [course] = courses;
  return kind === 'course' && course ? { kind, courseId: course.id } : { kind: 'words' };
}

/** The price of a thing in whole rupees; undefined where it has none, or one that is told on request. */
export function priceIn(subject: Subject, courses: readonly Course[]): number | undefined {
  if (subject.kind === 'words') return undefined;
  if (subject.kind === 'plan') return priceOf(subject);
  return Math.round(courses.find(({ id }) => id === subject.courseId)?.price ?? 0) || undefined;
}

/** The body that the API is sent. */
export function inputOf(subject: Subject, words: string): PaymentLinkInput['subject'] {
  if (subject.kind === 'words') return { kind: 'words', words };
  if (subject.kind === 'course') return subject;
  const { band, item } = subject;
  return { kind: 'plan', plan: { band, item } };
}
