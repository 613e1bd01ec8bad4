import { Plus } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { Button } from '../ui/button.tsx';
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
        <CopyLink id={question.id} />
      </div>
    </div>
  </details>
);

/** Opening a question closes the previous one. If that one is further up, the page would otherwise jump. */
function keepInPlace(pressed: HTMLElement): void {
  const { top } = pressed.getBoundingClientRect();
  requestAnimationFrame(() => {
    const moved = pressed.getBoundingClientRect().top - top;
    if (moved) scrollBy({ top: moved, behavior: 'instant' });
  });
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

/** A blank line starts a new paragraph. Code is either indented or placed between lines of three backticks. */
export const Answer = ({ text }: { text: string }) => (
  <div className={`stack ${styles.answer}`}>
    {blocksOf(text).map(({ kind, lines }, index) =>
      kind === 'code' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes its order.
        <pre key={index}>
          <code>{lines}</code>
        </pre>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes its order.
        <p key={index}>{lines}</p>
      ),
    )}
  </div>
);

interface Block {
  kind: 'text' | 'code';
  lines: string;
}

const blocksOf = (text: string): Block[] =>
  text
    .replaceAll('\r\n', '\n')
    // `split` puts what the group has matched at the odd indexes.
    .split(/^```[^\n]*\n([\s\S]*?)\n```[ \t]*$/m)
    .flatMap((part, index) => (index % 2 ? [{ kind: 'code', lines: part } as const] : splitParagraphs(part)));

const splitParagraphs = (text: string): Block[] =>
  text
    .split(/\n[ \t]*\n/)
    .map((lines) => lines.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .map((lines) => ({ kind: /^(?:(?: {2}|\t).*(?:\n|$))+$/.test(lines) ? 'code' : 'text', lines }));

function CopyLink({ id }: { id: string }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${id}`);
      setMessage('Link copied.');
    } catch {
      setMessage('Your browser doesn’t allow copying. Copy the link’s address instead.');
    }
  };
  return (
    <div className="row">
      <a href={`/interview-questions#${id}`} className="touch-link">
        Link to this question
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
