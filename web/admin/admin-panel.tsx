import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import { InHeader } from './kit/in-header.tsx';
import { ProofProvider } from './kit/proof.tsx';
import { SearchField } from './kit/search/search-field.tsx';
import { Sidebar } from './sidebar.tsx';
import { Customer, type TabId, tabs, useIsCustomer, useTab } from './tabs.ts';

export function AdminPanel() {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, select] = useTab();
  const isCustomer = useIsCustomer();
  const [visited, setVisited] = useState<ReadonlySet<TabId>>(new Set());
  if (!isCustomer && !visited.has(open.id)) setVisited(new Set([...visited, open.id]));
  const rememberFocus = useRestoredFocus(heading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's Back button also opens tabs.
  useEffect(() => moveFocusToOpenTab(panel.current), [open.id, isCustomer]);
  return (
    <ProofProvider>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is. */}
      <section ref={panel} onFocus={rememberFocus}>
        <h1 ref={heading} tabIndex={-1} className="visually-hidden">
          Admin Panel
        </h1>
        <p role="status" className="quote">
          {useIsOnline() ? '' : 'You’re offline. This page may be out of date, and changes won’t be saved.'}
        </p>
        <InHeader id="admin-search">
          <SearchField />
        </InHeader>
        <Sidebar
          tabs={tabs}
          selected={isCustomer ? undefined : open.id}
          onSelect={select}
          customer={
            isCustomer && (
              <Boundary>
                <Customer />
              </Boundary>
            )
          }
          panelOf={(id) => visited.has(id) && panels.get(id)}
        />
      </section>
    </ProofProvider>
  );
}

const panels = new Map(
  tabs.map(({ id, Panel }) => [
    id as TabId,
    <Boundary key={id}>
      <Panel />
    </Boundary>,
  ]),
);

const useIsOnline = () => useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);

function subscribeToNetwork(onChange: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/**
 * Restores focus when the Admin Panel is shown again, or focuses the heading if the element that had focus is gone.
 * Returns the focus listener.
 */
function useRestoredFocus(heading: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    last.current?.focus();
    if (document.activeElement !== last.current) heading.current?.focus();
  }, [heading]);
  return ({ target }: FocusEvent<HTMLElement>) => {
    last.current = target;
  };
}

function moveFocusToOpenTab(panel: HTMLElement | null): void {
  if (!document.activeElement?.closest('[role=tabpanel][hidden]')) return;
  panel?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
}
