import type { ReactNode } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { limits } from '#shared/domain/limits.ts';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import type { Send, Values } from '../../forms/submission.ts';
import { Submit } from '../../forms/submit.tsx';
import styles from './question-form.module.css';

interface Props {
  label: string;
  id: string;
  submitText: string;
  pendingText: string;
  /** The `<datalist>` of the categories in use. */
  categoriesId: string;
  /** What the fields hold at first. */
  filled?: Values;
  send: Send;
  failure: (error: unknown) => string;
  success?: ReactNode;
  /** What stands beside the button. */
  children?: ReactNode;
}

/** The fields of an interview question. */
export const QuestionForm = ({ submitText, pendingText, categoriesId, filled, children, ...form }: Props) => (
  <Form
    {...form}
    incomplete={incomplete}
    failure={(error) => (isIncomplete(error) ? incomplete : form.failure(error))}
  >
    <div className={styles.row}>
      <Field
        name="category"
        label="Category"
        list={categoriesId}
        autoComplete="off"
        maxLength={limits.interviewQuestion.category}
        defaultValue={filled?.category}
        required
      />
      <Field
        name="publishOn"
        label="Publish date"
        type="date"
        hint={filled ? 'From 6:00 am in India' : 'Optional, from 6:00 am in India'}
        defaultValue={filled?.publishOn}
      />
    </div>
    <Field
      name="question"
      label="Question"
      rows={2}
      maxLength={limits.interviewQuestion.question}
      defaultValue={filled?.question}
      required
    />
    <Field
      name="answer"
      label="Answer"
      rows={6}
      maxLength={limits.interviewQuestion.answer}
      defaultValue={filled?.answer}
      required
    />
    <div className={styles.actions}>
      <Submit pendingText={pendingText}>{submitText}</Submit>
      {children}
    </div>
  </Form>
);

const incomplete = 'All fields are required.';

/** Whether a field has nothing in it but spaces, which only the server minds. */
const isIncomplete = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ message }) => message.endsWith(' is required.'));
