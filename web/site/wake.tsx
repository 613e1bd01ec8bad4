import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Boundary } from '../ui/boundary.tsx';
import { allowTranslation, untranslate } from '../ui/translation.ts';
import { type IslandName, islands } from './islands.ts';

allowTranslation();

/**
 * Brings an island to life: React takes over the elements that are there, in a transition, so that a tap in between is
 * answered. Resolves with the island's root once it listens, and rejects where the island's script does not come.
 */
export async function wake(island: HTMLElement): Promise<Root> {
  const { island: name = '', props = '{}', prefix = '' } = island.dataset;
  const Component = (await islands[name as IslandName]()) as ComponentType<object>;
  untranslate(island);
  return new Promise((resolve) => {
    startTransition(() => {
      const root = hydrateRoot(
        island,
        <Awake onAwake={() => resolve(root)}>
          <Boundary root={island}>
            <Component {...JSON.parse(props)} />
          </Boundary>
        </Awake>,
        { identifierPrefix: prefix },
      );
    });
  });
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it wakes once.
  useEffect(onAwake, []);
  return children;
}
