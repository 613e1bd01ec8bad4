import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type IslandName, islands } from './islands.ts';

/**
 * Brings an island to life: React takes over the elements that are there. In a transition, so that a tap in between is
 * answered. Resolves with its root when it listens, and rejects where its script does not come.
 */
export async function wake(island: HTMLElement): Promise<Root | undefined> {
  const { island: name = '', props = '{}', prefix = '' } = island.dataset;
  const Component = (await islands[name as IslandName]()) as ComponentType<object>;
  const { promise, resolve } = Promise.withResolvers<void>();
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(
      island,
      <Awake onAwake={resolve}>
        <Component {...JSON.parse(props)} />
      </Awake>,
      { identifierPrefix: prefix },
    );
  });
  await promise;
  return root;
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
