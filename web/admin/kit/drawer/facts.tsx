import type { ReactNode } from 'react';

interface Props {
  facts: Readonly<Record<string, ReactNode>>;
  isWide?: boolean;
}

export const Facts = ({ facts, isWide = false }: Props) => (
  <dl className={isWide ? 'facts below' : 'facts'}>
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
