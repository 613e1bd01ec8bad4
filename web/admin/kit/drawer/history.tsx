import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatRowMoment } from '#shared/domain/time/format.ts';
import { LongText } from '../list/long-text.tsx';
import { DrawerSection } from './drawer.tsx';

interface HistoryProps<Happened> {
  title: string;
  empty: string;
  happened: readonly Happened[];
  /** Must return a `<li>` with a key. */
  children: (happened: Happened) => ReactNode;
}

export const History = <Happened,>({ title, empty, happened, children }: HistoryProps<Happened>) => (
  <DrawerSection title={title}>
    {happened.length === 0 ? (
      <p className="muted">{empty}</p>
    ) : (
      <ol className="rows">{happened.map(children)}</ol>
    )}
  </DrawerSection>
);

interface HistoryItemProps {
  icon: LucideIcon;
  title: string;
  at: string;
  text: string | undefined;
  children?: ReactNode;
}

export const HistoryItem = ({ icon: Icon, title, at, text, children }: HistoryItemProps) => (
  <li className="state">
    <Icon aria-hidden="true" size={18} />
    <div>
      <p>
        {title}, <time dateTime={at}>{formatRowMoment(at)}</time>
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
