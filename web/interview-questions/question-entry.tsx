import { Plus } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { questionPath } from '#shared/domain/interview-questions/question-page.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { Button } from '../ui/button.tsx';
import { Answer } from './answer.tsx';
import styles from './question-entry.module.css';

interface Props {
  question: InterviewQuestion;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

export const QuestionEntry = ({ question, isOpen, onToggle }: Props) => (
  <details
    id={question.id}
    name="interview-questions"
    open={isOpen}
    className={styles.entry}
    // The visitor may have opened the question before hydration.
    suppressHydrationWarning
    onToggle={({ currentTarget }) => {
      if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
    }}
  >
    {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive. */}
    <summary
      className={`no-marker ${styles.summary}`}
      onClick={({ currentTarget }) => keepInPlace(currentTarget)}
    >
      <span className={styles.question}>{question.question}</span>
      <Plus aria-hidden="true" className={styles.sign} />
    </summary>
    <div className={`stack ${styles.body}`}>
      <Answer text={question.answer} />
      <div className={`row note ${styles.foot}`}>
        <p>Category: {question.category}</p>
        <p>
          Posted: <LocalDate iso={question.createdAt} />
        </p>
        <CopyLink path={questionPath(question)} />
      </div>
    </div>
  </details>
);

/** Opening a question closes the previous one. If that one is further up, the page would otherwise jump. */
function keepInPlace(pressed: HTMLElement): void {
  const { top } = pressed.getBoundingClientRect();
  const restore = () => {
    const moved = pressed.getBoundingClientRect().top - top;
    if (moved) scrollBy({ top: moved, behavior: 'instant' });
  };
  requestAnimationFrame(restore);
  // Browsers that don't know `name` close the previous one only after this event.
  pressed.parentElement?.addEventListener('toggle', () => requestAnimationFrame(restore), { once: true });
}

const LocalDate = ({ iso }: { iso: string }) => {
  const words = useSyncExternalStore(
    neverChanges,
    () => localDate(iso),
    () => longDate(iso),
  );
  return <time dateTime={iso}>{words}</time>;
};

const neverChanges = () => () => {};

const localDate = (iso: string) => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'long' });

function CopyLink({ path }: { path: string }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + path);
      setMessage('Link copied.');
    } catch {
      setMessage('Your browser doesn’t allow copying. Copy the link’s address instead.');
    }
  };
  return (
    <div className="row">
      <a href={path} className="touch-link">
        Open on its own page
      </a>
      <span className={styles.copy}>
        <Button kind="quiet" onClick={copy}>
          Copy link
        </Button>
      </span>
      <span role="status">{message}</span>
    </div>
  );
}
