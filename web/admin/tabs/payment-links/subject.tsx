import type { ReactNode } from 'react';
import type { AdminOffer } from '#shared/domain/coaching/offer.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { productName } from '#shared/domain/orders/order-names.ts';
import { type Band, bands, type PlanItem, planItems, priceInRupees } from '#shared/domain/orders/pricing.ts';
import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import type { Asked } from '../../kit/addresses.ts';

export type Subject =
  | { kind: 'course'; courseId: string }
  | { kind: 'plan'; band: Band; item: PlanItem }
  | { kind: 'coaching'; offerId: string }
  | { kind: 'words' };

/** What can be sold. */
export interface Catalogue {
  courses: readonly Course[];
  offers: readonly AdminOffer[];
}

export function firstSubject({ courseId, title }: Asked, { courses }: Catalogue): Subject {
  const course = courses.find((each) => each.id === courseId) ?? courses.find((each) => each.title === title);
  return course ? { kind: 'course', courseId: course.id } : { kind: 'words' };
}

/** Undefined if no subject had been chosen. */
export function unsavedSubject(
  { kind, ...values }: Readonly<Record<string, string>>,
  catalogue: Catalogue,
): Subject | undefined {
  const { courses, offers } = catalogue;
  const chosen = (['course', 'plan', 'coaching', 'words'] as const).find((each) => each === kind);
  const courseId = values['subject.courseId'];
  if (chosen === undefined && !courseId) return undefined;
  const first = subjectOf(chosen ?? 'course', catalogue);
  const offerId = values['subject.offerId'];
  if (first.kind === 'coaching' && offers.some(({ id }) => id === offerId))
    return { kind: 'coaching', offerId: offerId ?? '' };
  if (first.kind === 'course' && courses.some(({ id }) => id === courseId))
    return { kind: 'course', courseId: courseId ?? '' };
  if (first.kind !== 'plan') return first;
  return {
    kind: 'plan',
    item: planItems.find((item) => item === values['subject.plan.item']) ?? first.item,
    band: bands.find((band) => band === values['subject.plan.band']) ?? first.band,
  };
}

function subjectOf(kind: Subject['kind'], { courses, offers }: Catalogue): Subject {
  if (kind === 'plan') return { kind, band: bands[0], item: planItems[0] };
  const [course] = courses;
  const [offer] = offers;
  if (kind === 'coaching' && offer) return { kind, offerId: offer.id };
  return kind === 'course' && course ? { kind, courseId: course.id } : { kind: 'words' };
}

export function rupeesFor(subject: Subject, { courses, offers }: Catalogue): number | undefined {
  if (subject.kind === 'words') return undefined;
  if (subject.kind === 'plan') return priceInRupees(subject);
  if (subject.kind === 'coaching') return offers.find(({ id }) => id === subject.offerId)?.rupees;
  return Math.round(courses.find(({ id }) => id === subject.courseId)?.price ?? 0) || undefined;
}

export function inputOf(
  subject: Subject,
  { words, start }: { words: string; start: string | undefined },
): PaymentLinkInput['subject'] {
  if (subject.kind === 'coaching') return { ...subject, ...(start && { start }) };
  if (subject.kind === 'words') return { kind: 'words', words };
  if (subject.kind === 'course') return subject;
  const { band, item } = subject;
  return { kind: 'plan', plan: { band, item } };
}

interface Props {
  subject: Subject;
  catalogue: Catalogue;
  onChange: (subject: Subject) => void;
  /** The text field to show for “Something else”. */
  words: ReactNode;
  /** The fields for the time of a session. */
  time: ReactNode;
}

export function SubjectFields({ subject, catalogue, onChange, words, time }: Props) {
  const { courses, offers } = catalogue;
  const choice = (kind: Subject['kind'], name: string) => (
    <label>
      <input
        type="radio"
        name="kind"
        value={kind}
        checked={subject.kind === kind}
        disabled={(kind === 'course' && courses.length === 0) || (kind === 'coaching' && offers.length === 0)}
        onChange={() => onChange(subjectOf(kind, catalogue))}
      />
      {name}
    </label>
  );
  return (
    <>
      <fieldset className="choices row">
        <legend>For</legend>
        {choice('course', 'A course')}
        {choice('plan', 'A plan')}
        {choice('coaching', 'Coaching')}
        {choice('words', 'Something else')}
      </fieldset>
      {subject.kind === 'course' && (
        <SelectField
          name="subject.courseId"
          label="Course"
          options={courses.map(({ id, title }) => ({ value: id, name: title }))}
          defaultValue={subject.courseId}
          onValue={(courseId) => onChange({ kind: 'course', courseId })}
        />
      )}
      {subject.kind === 'plan' && (
        <>
          <SelectField
            name="subject.plan.item"
            label="Plan"
            options={planItems.map((item) => ({ value: item, name: item }))}
            defaultValue={subject.item}
            onValue={(value) =>
              onChange({ ...subject, item: planItems.find((item) => item === value) ?? subject.item })
            }
          />
          <SelectField
            name="subject.plan.band"
            label="Years of experience"
            options={bands.map((band) => ({ value: band, name: band }))}
            defaultValue={subject.band}
            onValue={(value) =>
              onChange({ ...subject, band: bands.find((band) => band === value) ?? subject.band })
            }
          />
        </>
      )}
      {subject.kind === 'coaching' && (
        <>
          <SelectField
            name="subject.offerId"
            label="Offer"
            options={offers.map(({ id, ...offer }) => ({ value: id, name: offerName(offer) }))}
            defaultValue={subject.offerId}
            onValue={(offerId) => onChange({ kind: 'coaching', offerId })}
          />
          {time}
        </>
      )}
      {subject.kind === 'words' && words}
    </>
  );
}

/** Such as `Interview coaching, 4 sessions of 60 minutes`. */
const offerName = (offer: Omit<AdminOffer, 'id'>) =>
  productName({ product: { kind: 'coaching', offerId: '', coach: '', ...offer } });
