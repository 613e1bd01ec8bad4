import type { ReactNode } from 'react';
import columns from './columns.module.css';
import styles from './faq.module.css';

/** A question as visitors ask it, and its answer in plain text. */
interface FaqEntry {
  question: string;
  answer: string;
}

interface Props {
  title: string;
  entries: readonly FaqEntry[];
  /** Stands under the title, such as a link to read on. */
  children: ReactNode;
}

/** Questions and answers beside their heading. Opening one closes no other, so the page never jumps. */
export const Faq = ({ title, entries, children }: Props) => (
  <section className={`frame ${columns.columns} ${columns.headed}`}>
    <div className="stack">
      <h2>{title}</h2>
      {children}
    </div>
    <div className="ledger">
      {entries.map(({ question, answer }) => (
        <details key={question} data-faq className={styles.entry}>
          <summary>{question}</summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  </section>
);
