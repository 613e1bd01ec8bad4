import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from '../ui/boundary.tsx';
import { ProofProvider } from './proof/proof.tsx';
import { Rail } from './rail.tsx';
import { SearchField } from './search/search-field.tsx';
import { Person, type TabId, tabs, useIsPerson, useTab } from './tabs.ts';

/** The owner's desk: a rail of tabs, one for each kind of work, and what is open beside it. */
export function Desk() {
  const desk = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, select] = useTab();
  const isPerson = useIsPerson();
  const [visited, setVisited] = useState<ReadonlySet<TabId>>(new Set());
  if (!isPerson && !visited.has(open.id)) setVisited(new Set([...visited, open.id]));
  const rememberFocus = useRestoredFocus(heading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's way back opens a tab, too.
  useEffect(() => moveFocusToOpenTab(desk.current), [open.id, isPerson]);
  return (
    <ProofProvider>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is. */}
      <section ref={desk} onFocus={rememberFocus}>
        <h1 ref={heading} tabIndex={-1} className="said">
          Admin Panel
        </h1>
        <p role="status" className="quote">
          {useIsOnline()
            ? ''
            : 'This device is offline. Everything here is as it was before, and nothing that you change is saved.'}
        </p>
        <InHeader id="desk-search">
          <SearchField />
        </InHeader>
        <Rail
          selected={isPerson ? undefined : open.id}
          onSelect={select}
          person={
            isPerson && (
              <Boundary>
                <Person />
              </Boundary>
            )
          }
          // A tab that was never opened is not drawn at all, so that neither its script nor its data are fetched.
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

/** Whether the browser has a network. What was read is asked for again as soon as it has. */
const useIsOnline = () => useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);

function subscribeToNetwork(onChange: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** Renders its children into an element of the page's header. */
export function InHeader({ id, children }: { id: string; children: React.ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // The desk goes out of sight with a session's end, and takes them along.
  useEffect(() => {
    setSlot(document.getElementById(id));
    return () => setSlot(null);
  }, [id]);
  return slot && createPortal(children, slot);
}

/**
 * Gives the focus back to the element that had it when the desk went out of sight, as it does when a session ends,
 * or to the heading where that element is gone. Returns the listener of every focus in the desk.
 */
function useRestoredFocus(heading: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null);
  // Runs each time the desk comes into sight; the login took the focus with it when it went.
  useEffect(() => {
    last.current?.focus();
    if (document.activeElement !== last.current) heading.current?.focus();
  }, [heading]);
  return ({ target }: FocusEvent<HTMLElement>) => {
    last.current = target;
  };
}

/** Moves the focus to the open tab where the panel that has it has gone out of sight. */
function moveFocusToOpenTab(desk: HTMLElement | null): void {
  if (!document.activeElement?.closest('[role=tabpanel][hidden]')) return;
  desk?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
}
