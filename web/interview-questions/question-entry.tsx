import { Plus } from 'lucide-react';
import { useState } from 'react';
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
