import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, islands } from './islands.ts';

/**
 * Brings an island to life: React takes over the elements that are there. In a transition, so that a tap in between is
 * answered. Resolves when it listens, and rejects where its script does not come.
 */
export async function wake(island: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}', prefix = '' } = island.dataset;
  const Component = (await islands[name as IslandName]()) as ComponentType<object>;
  const { promise, resolve } = Promise.withResolvers<void>();
  startTransition(() => {
    hydrateRoot(
      island,
      <Awake onAwake={resolve}>
        <Component {...JSON.parse(props)} />
      </Awake>,
      { identifierPrefix: prefix },
    );
  });
  return promise;
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
