import type { Course } from '#shared/domain/courses/course.ts';
import { type Band, bands, type PlanItem, planItems, priceInRupees } from '#shared/domain/orders/pricing.ts';
import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import type { Asked } from '../../kit/addresses.ts';

export type Subject =
  | { kind: 'course'; courseId: string }
  | { kind: 'plan'; band: Band; item: PlanItem }
  | { kind: 'words' };

export function firstSubject({ courseId, title }: Asked, courses: readonly Course[]): Subject {
  const course = courses.find((each) => each.id === courseId) ?? courses.find((each) => each.title === title);
  return course ? { kind: 'course', courseId: course.id } : { kind: 'words' };
}

/** Undefined if no subject had been chosen. */
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

export function subjectOf(kind: Subject['kind'], courses: readonly Course[]): Subject {
  if (kind === 'plan') return { kind, band: bands[0], item: planItems[0] };
  const [course] = courses;
  return kind === 'course' && course ? { kind, courseId: course.id } : { kind: 'words' };
}

export function rupeesFor(subject: Subject, courses: readonly Course[]): number | undefined {
  if (subject.kind === 'words') return undefined;
  if (subject.kind === 'plan') return priceInRupees(subject);
  return Math.round(courses.find(({ id }) => id === subject.courseId)?.price ?? 0) || undefined;
}

export function inputOf(subject: Subject, words: string): PaymentLinkInput['subject'] {
  if (subject.kind === 'words') return { kind: 'words', words };
  if (subject.kind === 'course') return subject;
  const { band, item } = subject;
  return { kind: 'plan', plan: { band, item } };
}
