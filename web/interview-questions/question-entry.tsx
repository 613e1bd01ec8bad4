import { Plus } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { longDate } from '#shared/domain/time/india-words.ts';
import { Button } from '../ui/button.tsx';
import styles from './question-entry.module.css';

interface Props {
  question: InterviewQuestion;
  isOpen: boolean;
  /** Called when a visitor, or the browser's search, opened or closed it. */
  onToggle: (isOpen: boolean) => void;
}

/** A question whose answer opens below it, with the link that leads straight to it. */
export const QuestionEntry = ({ question, isOpen, onToggle }: Props) => (
  <details
    id={question.id}
    name="interview-questions"
    open={isOpen}
    className={styles.entry}
    // A visitor may have opened the question before the script was here.
    suppressHydrationWarning
    onToggle={({ currentTarget }) => {
      if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
    }}
  >
    {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself. */}
    <summary className={styles.summary} onClick={({ currentTarget }) => keepInPlace(currentTarget)}>
      <span className={styles.question}>{question.question}</span>
      <Plus aria-hidden="true" className={styles.sign} />
    </summary>
    <div className={styles.body}>
      <Answer text={question.answer} />
      <div className={styles.foot}>
        <p>Category: {question.category}</p>
        <p>
          Posted: <LocalDate iso={question.createdAt} />
        </p>
        <CopyLink id={question.id} />
      </div>
    </div>
  </details>
);

/** Keeps the pressed question in place. Opening it closes the open one, and the page would jump if that was above. */
function keepInPlace(pressed: HTMLElement): void {
  const { top } = pressed.getBoundingClientRect();
  requestAnimationFrame(() => {
    const moved = pressed.getBoundingClientRect().top - top;
    if (moved) scrollBy({ top: moved, behavior: 'instant' });
  });
}

/** A date in the reader's own format and time zone; before the script is here, as people in India write it. */
export const LocalDate = ({ iso }: { iso: string }) => {
  const words = useSyncExternalStore(
    neverChanges,
    () => localDate(iso),
    () => longDate(iso),
  );
  return <time dateTime={iso}>{words}</time>;
};

const neverChanges = () => () => {};

const localDate = (iso: string) => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'long' });

/**
 * An answer as its owner wrote it: a blank line ends a paragraph, and code stands between lines of three
 * backticks or is indented throughout.
 */
export const Answer = ({ text }: { text: string }) => (
  <div className={styles.answer}>
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
    // `split` keeps the texts of the group at the odd indexes.
    .split(/^```[^\n]*\n([\s\S]*?)\n```[ \t]*$/m)
    .flatMap((part, index) => (index % 2 ? [{ kind: 'code', lines: part } as const] : paragraphsOf(part)));

const paragraphsOf = (text: string): Block[] =>
  text
    .split(/\n[ \t]*\n/)
    .map((lines) => lines.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .map((lines) => ({ kind: /^(?:(?: {2}|\t).*(?:\n|$))+$/.test(lines) ? 'code' : 'text', lines }));

/** The address of one question, to follow, to keep and to copy. */
function CopyLink({ id }: { id: string }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${id}`);
      setMessage('Link copied.');
    } catch {
      setMessage('Your browser does not let us copy. Copy the address of the link instead.');
    }
  };
  return (
    <div className="row">
      <a href={`/interview-questions#${id}`} className="tap">
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
