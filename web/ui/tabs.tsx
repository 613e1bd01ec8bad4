import { Activity, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab<Name extends string> {
  name: Name;
  panel: ReactNode;
}

interface Props<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
}

/** Tabs as the ARIA pattern wants them. A panel that is not shown keeps what was typed into it. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect }: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ name }) => name === selected);
    const next = nextIndex(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={name === selected}
            aria-controls={`${id}panel${index}`}
            tabIndex={name === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={name !== selected}
          className={styles.panel}
        >
          <Activity mode={name === selected ? 'visible' : 'hidden'}>{panel}</Activity>
        </div>
      ))}
    </>
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
