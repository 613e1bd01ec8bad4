import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandComponent, IslandName, IslandProps } from './site/islands.ts';

interface Props<Name extends IslandName> {
  name: Name;
  component: IslandComponent<Name>;
  /** The page carries the props as JSON: the island's first drawing in the browser equals this one. */
  props: IslandProps<Name>;
  /**
   * When the island comes to life, where it does not wait to be touched. `address`: at the first sign of a person, and
   * at once where the address has a query or a hash. `payment`: at once where a checkout has led back, with its outcome
   * or its order in the query. `load`: at once. `owner`: at once, for the signed-in owner alone.
   */
  wakes?: 'address' | 'payment' | 'load' | 'owner';
}

/** Draws a part of a page that the browser can bring to life alone. */
export function Island<Name extends IslandName>({ name, component, props, wakes }: Props<Name>) {
  // Each island is a root of its own in the browser, so ids are counted from its own beginning.
  const prefix = useId();
  const Component = component as unknown as ComponentType<object>;
  const html = renderToString(<Component {...(props as object)} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-prefix={prefix}
      data-wakes={wakes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it just above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
