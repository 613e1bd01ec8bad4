import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { AdminInterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { questionPath } from '#shared/domain/interview-questions/question-page.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { LongText } from '../../kit/facts.tsx';
import { RowMore } from '../../kit/list/table.tsx';
import { stale, useAction, useRefresh } from '../../kit/queries.ts';
import { isRefusal } from '../../kit/refusal.ts';
import { useFocusOnce } from '../../kit/use-focus-once.ts';
import { isScheduled, QuestionForm, questionInput, valuesOf } from './form.tsx';

interface Props {
  question: AdminInterviewQuestion;
  now: number;
  categoriesId: string;
  onSaved: (question: AdminInterviewQuestion) => void;
  onDelete: () => void;
}

export function QuestionRow({ question, now, categoriesId, onSaved, onDelete }: Props) {
  // Undefined until the question is first edited, so that a new row doesn't steal focus.
  const [view, setView] = useState<'form' | 'text'>();
  const [isSaved, setSaved] = useState(false);
  // The button that was pressed disappears with its view, so the new view takes the focus.
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
            Appears on {formatDateTime(question.createdAt)}
          </span>
        ) : (
          <span className="muted">{formatDateTime(question.createdAt)}</span>
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
          {!isScheduled(question, now) && (
            <LinkButton
              to={questionPath(question)}
              kind="quiet"
              target="_blank"
              rel="noreferrer"
              data-rest
              aria-describedby={`question-${question.id}`}
            >
              Open page
            </LinkButton>
          )}
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
  // The version that the form started with. The list may load a newer one while the owner is typing.
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
    return 'Failed to save question. It has changed since you opened it: copy what you wrote, then press Cancel to see the saved version.';
  return 'Failed to save question. Please try again.';
}
