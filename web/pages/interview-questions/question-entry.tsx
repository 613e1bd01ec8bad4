import { Plus } from 'lucide-react';
import type { InterviewQuestion } from '#shared/domain/interview-question.ts';
import { longDate } from '../../content/dates.ts';
import { Answer } from './answer.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './question-entry.module.css';

interface Props {
  question: InterviewQuestion;
  isOpen: boolean;
  /** Told when somebody, or the browser's search, opened or closed it. */
  onToggle: (isOpen: boolean) => void;
}

/** A question whose answer opens below it, with the link that leads straight to it. */
export const QuestionEntry = ({ question, isOpen, onToggle }: Props) => (
  <details
    id={question.id}
    name="interview-questions"
    open={isOpen}
    className={styles.entry}
    onToggle={({ currentTarget }) => {
      if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
    }}
  >
    <summary className={styles.summary}>
      <span className={styles.question}>{question.question}</span>
      <Plus aria-hidden="true" className={styles.sign} />
    </summary>
    <div className={styles.body}>
      <Answer text={question.answer} />
      <div className={styles.foot}>
        <p>Category: {question.category}</p>
        <p>Posted: {longDate(question.createdAt)}</p>
        <CopyLink id={question.id} />
      </div>
    </div>
  </details>
);
