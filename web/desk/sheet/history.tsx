import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { momentInRow } from '#shared/domain/time/india-words.ts';
import { LongText } from '../list/long-text.tsx';
import { Part } from './part.tsx';

interface HistoryProps<Happened> {
  title: string;
  /** Says that nothing has happened yet. */
  empty: string;
  happened: readonly Happened[];
  /** Draws what happened as a `<li>`, with its key. */
  children: (happened: Happened) => ReactNode;
}

/** What happened to an opened thing. */
export const History = <Happened,>({ title, empty, happened, children }: HistoryProps<Happened>) => (
  <Part title={title}>
    {happened.length === 0 ? (
      <p className="soft">{empty}</p>
    ) : (
      <ol className="rows">{happened.map(children)}</ol>
    )}
  </Part>
);

interface ActProps {
  icon: LucideIcon;
  title: string;
  at: string;
  text: string | undefined;
  /** Stands under the words. */
  children?: ReactNode;
}

/** One thing that happened, with its words. */
export const Act = ({ icon: Icon, title, at, text, children }: ActProps) => (
  <li className="state">
    <Icon aria-hidden="true" size={18} />
    <div>
      <p>
        {title}, <time dateTime={at}>{momentInRow(at)}</time>
      </p>
      {text && (
        <div>
          <LongText text={text} />
        </div>
      )}
      {children}
    </div>
  </li>
);
