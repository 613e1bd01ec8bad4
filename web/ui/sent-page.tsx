import type { ReactNode } from 'react';
import button from './button.module.css';
import numbered from './numbered.module.css';
import sheet from './sheet.module.css';
import { Sheet, SheetDone } from './sheet.tsx';

interface Props {
  title: string;
  /** The steps that follow, in their order. */
  next: readonly ReactNode[];
}

/** The page after a form that the browser has posted by itself: it says that the form arrived, and what happens next. */
export const SentPage = ({ title, next }: Props) => (
  <div className={sheet.page}>
    <Sheet
      links={
        <a href="/" className={button.primary}>
          Back to Home
        </a>
      }
    >
      <SheetDone />
      <h1>{title}</h1>
      <h2>What happens next</h2>
      <ol className={numbered.list}>
        {next.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move.
          <li key={index}>{step}</li>
        ))}
      </ol>
    </Sheet>
  </div>
);
