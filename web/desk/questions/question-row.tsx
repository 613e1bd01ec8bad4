import { CalendarClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { InterviewQuestion } from '#shared/domain/interview-question.ts';
import { momentInIndia } from '../../content/dates.ts';
import { Button } from '../../ui/button.tsx';
import { LongText } from '../list/long-text.tsx';
import { EditQuestion } from './edit-question.tsx';
import styles from './question-row.module.css';
import { isToCome } from './question-values.ts';

interface Props {
  question: InterviewQuestion;
  now: number;
  categoriesId: string;
  onSaved: (question: InterviewQuestion) => void;
  onDelete: () => void;
}

/** A question in the list, which turns into its own form and back. */
export function QuestionRow({ question, now, categoriesId, onSaved, onDelete }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const row = useRef<HTMLTableRowElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // What had the focus is gone either way. Runs again whenever the tab is shown again: then nothing has changed.
    if (isEditing !== wasEditing.current) row.current?.querySelector<HTMLElement>('input, button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const end = () => setEditing(false);

  if (isEditing)
    return (
      <tr ref={row}>
        <td colSpan={5} className={styles.form}>
          <EditQuestion
            question={question}
            categoriesId={categoriesId}
            onSaved={(saved) => {
              onSaved(saved);
              setSaved(true);
              end();
            }}
            onCancel={end}
          />
        </td>
      </tr>
    );
  return (
    <tr ref={row}>
      <th scope="row" id={`question-${question.id}`} className={styles.question}>
        {question.question}
      </th>
      <td data-label="Category">{question.category}</td>
      <td data-label="Published" className={styles.published}>
        {isToCome(question, now) ? (
          <span className={styles.toCome}>
            <CalendarClock aria-hidden="true" size={18} />
            Appears on {momentInIndia(question.createdAt)}
          </span>
        ) : (
          <span className={styles.moment}>{momentInIndia(question.createdAt)}</span>
        )}
      </td>
      <td data-label="Answer">
        <LongText text={question.answer} />
      </td>
      <td>
        <div className={styles.actions}>
          <Button
            kind="quiet"
            aria-describedby={`question-${question.id}`}
            onClick={() => {
              setSaved(false);
              setEditing(true);
            }}
          >
            Edit
          </Button>
          <Button kind="destructive" aria-describedby={`question-${question.id}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
        <p role="status" className={styles.saved}>
          {isSaved && 'Saved.'}
        </p>
      </td>
    </tr>
  );
}
