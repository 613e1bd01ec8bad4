import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandComponent, IslandName, IslandProps } from './site/islands.ts';

interface Props<Name extends IslandName> {
  name: Name;
  component: IslandComponent<Name>;
  /** The props are also written into the page as JSON, so that hydration starts from the same values. */
  props: IslandProps<Name>;
  /**
   * When to hydrate before the visitor presses or focuses something in the island. `address`: on the first interaction
   * with the page, or immediately if the URL has a query or hash. `payment`: immediately if the buyer is coming back
   * from a checkout. `load`: immediately. `owner`: immediately, but only if the owner is signed in.
   */
  hydrateOn?: 'address' | 'payment' | 'load' | 'owner';
}

export function Island<Name extends IslandName>({ name, component, props, hydrateOn }: Props<Name>) {
  // Each island is a separate React root, so `useId` starts over in each one.
  const prefix = useId();
  const Component = component as unknown as ComponentType<object>;
  const html = renderToString(<Component {...(props as object)} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-prefix={prefix}
      data-hydrate={hydrateOn}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it just above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
