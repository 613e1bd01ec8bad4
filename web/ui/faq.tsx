import type { ReactNode } from 'react';
import styles from './faq.module.css';

interface FaqEntry {
  question: string;
  answer: string;
}

interface Props {
  title: string;
  entries: readonly FaqEntry[];
  children: ReactNode;
}

/** Opening one answer doesn't close another, so the page never jumps. */
export const Faq = ({ title, entries, children }: Props) => (
  <section className="frame columns headed">
    <div className="stack">
      <h2>{title}</h2>
      {children}
    </div>
    <div className="ledger">
      {entries.map(({ question, answer }) => (
        <details key={question} className="faq">
          <summary>{question}</summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  </section>
);
