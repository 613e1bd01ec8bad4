import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Tabs } from '../ui/tabs.tsx';
import styles from './desk.module.css';
import { Overview } from './overview/overview.tsx';
import { ProofProvider } from './proof/proof.tsx';
import { SearchField } from './search/search-field.tsx';
import { Person, type TabId, tabs, useIsPerson, useTab } from './tabs.ts';

/** The owner's desk: one tab for each kind of work. */
export function Desk() {
  const desk = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, select] = useTab();
  const isPerson = useIsPerson();
  const [visited, setVisited] = useState<ReadonlySet<TabId>>(new Set());
  if (!visited.has(open.id)) setVisited(new Set([...visited, open.id]));
  const rememberFocus = useRestoredFocus(heading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's way back opens a tab, too.
  useEffect(() => moveFocusToOpenTab(desk.current), [open.id]);
  return (
    <ProofProvider>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is. */}
      <section ref={desk} className={styles.desk} onFocus={rememberFocus}>
        <h1 ref={heading} tabIndex={-1}>
          Admin Panel
        </h1>
        <SearchField />
        {isPerson && <Person />}
        <Overview />
        <Tabs
          label="Admin panel"
          selected={open.name}
          onSelect={(name) => select(tabs.find((tab) => tab.name === name)?.id ?? open.id)}
          // One that was never opened is not drawn out of sight either: its script and its data stay where they are.
          tabs={tabs.map(({ id, name, Panel }) => ({ name, panel: visited.has(id) && <Panel /> }))}
        />
      </section>
    </ProofProvider>
  );
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
