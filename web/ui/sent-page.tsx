import type { ReactNode } from 'react';
import button from './button.module.css';
import sheet from './outcome-card.module.css';
import { OutcomeCard, OutcomeMark } from './outcome-card.tsx';

interface Props {
  title: string;
  next: readonly ReactNode[];
}

/** The page shown after a form has been submitted without JavaScript. */
export const SentPage = ({ title, next }: Props) => (
  <div className={`frame ${sheet.page}`}>
    <OutcomeCard
      links={
        <a href="/" className={button.primary}>
          Back to Home
        </a>
      }
    >
      <OutcomeMark />
      <h1>{title}</h1>
      <h2>What happens next</h2>
      <ol className="ledger numbered">
        {next.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move.
          <li key={index}>{step}</li>
        ))}
      </ol>
    </OutcomeCard>
  </div>
);
