import type { ReactNode } from 'react';
import type { Question } from '../content/faq.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './faq.module.css';

interface Props {
  /** Names the accordion: at most one of its answers is open. */
  group: string;
  title: string;
  questions: readonly Question[];
  /** Where to read or ask on. */
  children: ReactNode;
}

/** Questions and answers as an accordion, beside its heading. */
export const Questions = ({ group, title, questions, children }: Props) => (
  <section className={styles.questions}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {children}
    </div>
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} group={group} summary={question}>
          {answer}
        </Disclosure>
      ))}
    </div>
  </section>
);
