import { ApiError } from '#shared/api/client.ts';
import type { InterviewQuestion } from '#shared/domain/interview-question.ts';
import { useAction } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { patience } from '../patience.ts';
import { QuestionForm } from './question-form.tsx';
import { questionReads } from './question-reads.ts';
import { questionInput, valuesOf } from './question-values.ts';

interface Props {
  question: InterviewQuestion;
  categoriesId: string;
  onSaved: (question: InterviewQuestion) => void;
  onCancel: () => void;
}

/** The form of a stored question, in the place of its row. */
export function EditQuestion({ question, categoriesId, onSaved, onCancel }: Props) {
  const update = useAction('PUT /interview-questions/{id}', { stale: questionReads });
  return (
    <QuestionForm
      label="Edit question"
      id={`edit-${question.id}`}
      submitText="Save Changes"
      pendingText="Saving…"
      categoriesId={categoriesId}
      filled={valuesOf(question)}
      send={async (values) => {
        const body = questionInput(values, question);
        onSaved(await update({ path: { id: question.id }, body, signal: patience() }));
      }}
      failure={failureText}
    >
      <Button onClick={onCancel}>Cancel</Button>
    </QuestionForm>
  );
}

const failureText = (error: unknown) =>
  error instanceof ApiError && error.status === 404
    ? 'Failed to save question. It has been deleted in the meantime.'
    : 'Failed to save question. Please try again.';
