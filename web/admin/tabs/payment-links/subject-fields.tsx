import type { ReactNode } from 'react';
import type { Course } from '#shared/domain/courses/course.ts';
import { bands, planItems } from '#shared/domain/orders/pricing.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { type Subject, subjectOf } from './subject.ts';

interface Props {
  subject: Subject;
  courses: readonly Course[];
  onChange: (subject: Subject) => void;
  /** The text field to show for “Something else”. */
  words: ReactNode;
}

export function SubjectFields({ subject, courses, onChange, words }: Props) {
  const choice = (kind: Subject['kind'], name: string) => (
    <label>
      <input
        type="radio"
        name="kind"
        value={kind}
        checked={subject.kind === kind}
        disabled={kind === 'course' && courses.length === 0}
        onChange={() => onChange(subjectOf(kind, courses))}
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
      {subject.kind === 'words' && words}
    </>
  );
}
