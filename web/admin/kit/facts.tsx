import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatRowMoment } from '#shared/domain/time/format.ts';
import styles from './list/long-text.module.css';

export function DrawerSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="group">
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface FactsProps {
  facts: Readonly<Record<string, ReactNode>>;
  isWide?: boolean;
}

export const Facts = ({ facts, isWide = false }: FactsProps) => (
  <dl className={isWide ? 'compact-facts below' : 'compact-facts'}>
    {Object.entries(facts)
      .filter(([, fact]) => fact !== undefined && fact !== false)
      .map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
  </dl>
);

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

interface TextProps {
  text: string;
  lines?: 2 | 4;
}

export function LongText({ text, lines = 4 }: TextProps) {
  if (text.length <= 70 * lines && text.split('\n').length <= lines + 2)
    return <p className="typed">{text || '–'}</p>;
  return (
    <details className={`typed ${lines === 2 ? styles.brief : styles.long}`}>
      <summary className="no-marker">{text}</summary>
    </details>
  );
}
