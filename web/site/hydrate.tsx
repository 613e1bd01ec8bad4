import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Boundary } from '../ui/boundary.tsx';
import { allowTranslation, untranslate } from '../ui/translation.ts';
import { type IslandName, islands } from './islands.ts';

allowTranslation();

/**
 * Hydrates in a transition, so that taps during hydration are still handled. Resolves once the island has been
 * hydrated, and rejects if its script can't be loaded.
 */
export async function hydrate(island: HTMLElement): Promise<Root> {
  const { island: name = '', props = '{}', prefix = '' } = island.dataset;
  const Component = (await islands[name as IslandName]()) as ComponentType<object>;
  untranslate(island);
  return new Promise((resolve) => {
    startTransition(() => {
      const root = hydrateRoot(
        island,
        <Hydrated onHydrated={() => resolve(root)}>
          <Boundary root={island}>
            <Component {...JSON.parse(props)} />
          </Boundary>
        </Hydrated>,
        { identifierPrefix: prefix },
      );
    });
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island hydrates once.
  useEffect(onHydrated, []);
  return children;
}
