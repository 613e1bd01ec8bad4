import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandComponent, IslandName, IslandProps } from './site/islands.ts';

interface Props<Name extends IslandName> {
  name: Name;
  component: IslandComponent<Name>;
  /** The page contains the props as JSON, so that hydration matches. */
  props: IslandProps<Name>;
  /**
   * When to hydrate, if not on touch. `address`: at the first interaction, or at once if the address has a query or
   * hash. `payment`: at once after a checkout. `load`: at once. `owner`: at once, only for the signed-in owner.
   */
  hydrateOn?: 'address' | 'payment' | 'load' | 'owner';
}

export function Island<Name extends IslandName>({ name, component, props, hydrateOn }: Props<Name>) {
  // Each island is its own React root, so ids restart in each.
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
