import type { ReactNode } from 'react';

interface Props {
  /** Each fact by its name; what is undefined or false is left out. */
  facts: Readonly<Record<string, ReactNode>>;
  /** The names are long ones. */
  isWide?: boolean;
}

/** The facts of an opened thing, a line each. */
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
