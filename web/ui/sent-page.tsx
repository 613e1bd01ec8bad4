import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import button from './button.module.css';
import corner from './cut-corner.module.css';
import styles from './sent-page.module.css';

interface Props {
  title: string;
  /** The steps that follow, in their order. */
  next: readonly ReactNode[];
}

/** The page that a form ends with which the browser has posted by itself: it arrived, and what happens next. */
export const SentPage = ({ title, next }: Props) => (
  <div className={styles.page}>
    <div className={`${corner.edge} ${styles.edge}`}>
      <div className={`${corner.sheet} ${styles.sheet}`}>
        <CircleCheck aria-hidden="true" size={56} className={styles.check} />
        <h1>{title}</h1>
        <h2>What happens next</h2>
        <ol className={styles.next}>
          {next.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move.
            <li key={place}>{step}</li>
          ))}
        </ol>
        <p className={styles.links}>
          <a href="/" className={button.primary}>
            Back to Home
          </a>
        </p>
      </div>
    </div>
  </div>
);
