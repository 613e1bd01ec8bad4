import type { ReactNode } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import type { Send, Values } from '../../../forms/submission.ts';
import { Submit } from '../../../forms/submit.tsx';
import type { UnsavedInput } from '../../../unsaved-input.ts';

interface Props {
  label: string;
  id: string;
  submitText: string;
  pendingText: string;
  categoriesId: string;
  defaultValues?: Values;
  kept: UnsavedInput;
  send: Send;
  onFailed?: (error: unknown) => void;
  failure: (error: unknown) => string;
  success?: ReactNode;
  children?: ReactNode;
}

export const QuestionForm = ({
  submitText,
  pendingText,
  categoriesId,
  defaultValues,
  children,
  ...form
}: Props) => (
  <Form
    {...form}
    incomplete={incomplete}
    failure={(error) => (isIncomplete(error) ? incomplete : form.failure(error))}
  >
    <div className="pair">
      <Field
        name="category"
        label="Category"
        list={categoriesId}
        autoComplete="off"
        maxLength={limits.interviewQuestion.category}
        defaultValue={defaultValues?.category}
        required
      />
      <Field
        name="publishOn"
        label="Publish date"
        type="date"
        hint={defaultValues ? 'From 6:00 am Indian time' : 'Optional, from 6:00 am Indian time'}
        defaultValue={defaultValues?.publishOn}
      />
    </div>
    <Field
      name="question"
      label="Question"
      rows={2}
      maxLength={limits.interviewQuestion.question}
      defaultValue={defaultValues?.question}
      required
    />
    <Field
      name="answer"
      label="Answer"
      rows={6}
      maxLength={limits.interviewQuestion.answer}
      defaultValue={defaultValues?.answer}
      required
    />
    <div className="row">
      <Submit pendingText={pendingText}>{submitText}</Submit>
      {children}
    </div>
  </Form>
);

export const valuesOf = (question: InterviewQuestion): Values => ({
  category: question.category,
  question: question.question,
  answer: question.answer,
  publishOn: dayInIndia(question.createdAt),
});

/** If the owner doesn't change the day, the question keeps its publication time. */
export function questionInput(values: Values, edited?: InterviewQuestion) {
  const { category = '', question = '', answer = '', publishOn = '' } = values;
  const isDayGiven = publishOn !== '' && publishOn !== (edited && dayInIndia(edited.createdAt));
  return { category, question, answer, ...(isDayGiven && { publishOn }) };
}

export const isScheduled = ({ createdAt }: InterviewQuestion, now: number) => Date.parse(createdAt) > now;

const incomplete = 'All fields are required.';

/** The browser accepts a field that contains only spaces, but the server doesn't. */
const isIncomplete = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ message }) => message.endsWith(' is required.'));
