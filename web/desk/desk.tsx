import { useEffect, useRef, useState } from 'react';
import { Tabs } from '../ui/tabs.tsx';
import styles from './desk.module.css';
import { Overview } from './overview/overview.tsx';
import { type TabId, tabs } from './tabs.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useTab } from './use-tab.ts';

/** The owner's desk: one tab for each kind of work. */
export function Desk() {
  const desk = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, select] = useTab();
  const [visited, setVisited] = useState<ReadonlySet<TabId>>(new Set());
  if (!visited.has(open.id)) setVisited(new Set([...visited, open.id]));
  const noteFocus = useKeptFocus(heading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's way back opens a tab, too.
  useEffect(() => rescueFocus(desk.current), [open.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is.
    <section ref={desk} className={styles.desk} onFocus={noteFocus}>
      <h1 ref={heading} tabIndex={-1}>
        Admin Panel
      </h1>
      <Overview
        onOpen={(id) => {
          select(id);
          focusTab(desk.current, id);
        }}
      />
      <Tabs
        label="Admin panel"
        selected={open.name}
        onSelect={(name) => select(tabs.find((tab) => tab.name === name)?.id ?? open.id)}
        // One that was never opened is not drawn out of sight either: its script and its data stay where they are.
        tabs={tabs.map(({ id, name, Panel }) => ({ name, panel: visited.has(id) && <Panel /> }))}
      />
    </section>
  );
}

/** Takes whoever followed a figure down to what it counts. */
function focusTab(desk: HTMLElement | null, id: TabId): void {
  const index = tabs.findIndex((tab) => tab.id === id);
  desk?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
}

/** Where the panel that has the focus goes out of sight, the focus goes to the tab that is now open. */
function rescueFocus(desk: HTMLElement | null): void {
  if (!document.activeElement?.closest('[role=tabpanel][hidden]')) return;
  desk?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
}
