import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { AdminInterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { Button } from '../../ui/button.tsx';
import { unsavedInput } from '../../unsaved-input.ts';
import { LongText } from '../list/long-text.tsx';
import { RowMore } from '../list/row-more.tsx';
import { useAction, useRefresh } from '../queries.ts';
import { isRefusal } from '../refusal.ts';
import { stale } from '../stale.ts';
import { useFocusOnce } from '../use-focus-once.ts';
import { QuestionForm } from './form.tsx';
import { isScheduled, questionInput, valuesOf } from './values.ts';

interface Props {
  question: AdminInterviewQuestion;
  now: number;
  categoriesId: string;
  onSaved: (question: AdminInterviewQuestion) => void;
  onDelete: () => void;
}

/** A question in the list, which its own form replaces while it is edited. */
export function QuestionRow({ question, now, categoriesId, onSaved, onDelete }: Props) {
  // Undefined until somebody edits the question.
  const [view, setView] = useState<'form' | 'text'>();
  const [isSaved, setSaved] = useState(false);
  // The button that was pressed goes with the view that it stood in.
  const row = useFocusOnce<HTMLTableRowElement>(view, 'input, button');
  const close = () => setView('text');

  if (view === 'form')
    return (
      <tr ref={row}>
        <td colSpan={5}>
          <EditQuestion
            question={question}
            categoriesId={categoriesId}
            onSaved={(saved) => {
              onSaved(saved);
              setSaved(true);
              close();
            }}
            onCancel={close}
          />
        </td>
      </tr>
    );
  return (
    <tr ref={row}>
      <th scope="row" data-line="1" id={`question-${question.id}`} className="typed">
        {question.question}
      </th>
      <td data-line="2 start">{question.category}</td>
      <td data-line="2 end">
        {isScheduled(question, now) ? (
          <span className="state">
            <CalendarClock aria-hidden="true" size={18} />
            Appears on {momentInIndia(question.createdAt)}
          </span>
        ) : (
          <span className="soft">{momentInIndia(question.createdAt)}</span>
        )}
      </td>
      <td>
        <LongText text={question.answer} lines={2} />
      </td>
      <td data-line="4">
        <div className="row apart">
          <Button
            kind="quiet"
            aria-describedby={`question-${question.id}`}
            onClick={() => {
              setSaved(false);
              setView('form');
            }}
          >
            Edit
          </Button>
          <Button
            kind="destructive"
            data-rest
            aria-describedby={`question-${question.id}`}
            onClick={onDelete}
          >
            Delete
          </Button>
          <RowMore name={question.question} />
        </div>
        <p role="status" className="note good">
          {isSaved && 'Saved.'}
        </p>
      </td>
    </tr>
  );
}

interface EditProps {
  question: AdminInterviewQuestion;
  categoriesId: string;
  onSaved: (question: AdminInterviewQuestion) => void;
  onCancel: () => void;
}

function EditQuestion({ question, categoriesId, onSaved, onCancel }: EditProps) {
  const update = useAction('PUT /interview-questions/{id}', { stale: stale.questions });
  const refresh = useRefresh();
  // The question that filled the fields: the list may bring a later one while somebody types.
  const [base] = useState(question);
  const kept = unsavedInput('admin', `edit-question ${base.id}`, { version: base.version });
  return (
    <QuestionForm
      label="Edit question"
      id={`edit-${question.id}`}
      submitText="Save Changes"
      pendingText="Saving…"
      categoriesId={categoriesId}
      defaultValues={valuesOf(base)}
      kept={kept}
      send={async (values) => {
        const body = questionInput(values, base);
        onSaved(await update({ path: { id: base.id }, body, ifMatch: kept.version ?? base.version }));
      }}
      // The list behind the form then shows what is stored.
      onFailed={(error) => isRefusal(error, 412) && refresh(stale.questions)}
      failure={failureText}
    >
      <Button
        onClick={() => {
          kept.forget();
          onCancel();
        }}
      >
        Cancel
      </Button>
    </QuestionForm>
  );
}

function failureText(error: unknown): string {
  if (isRefusal(error, 404)) return 'Failed to save question. It has been deleted in the meantime.';
  if (isRefusal(error, 412))
    return 'Failed to save question. It has been changed since you opened it: copy what you wrote, and Cancel shows what is stored.';
  return 'Failed to save question. Please try again.';
}
