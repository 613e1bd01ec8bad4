import { Activity, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Data } from '#shared/api/client.ts';
import type { Count } from '#shared/domain/overview/overview.ts';
import { useToday } from './kit/use-today.ts';
import styles from './sidebar.module.css';

interface Tab<Id> {
  id: Id;
  group: string;
  name: string;
  /** The count that's shown beside the tab's name. */
  counts?: CountName;
}

type CountName = keyof Data<'GET /admin/today'>['counts'];

interface Props<Id> {
  tabs: readonly Tab<Id>[];
  /** Undefined while a person's page is open. */
  selected: Id | undefined;
  onSelect: (id: Id) => void;
  panelOf: (id: Id) => ReactNode;
  customer: ReactNode;
}

export function Sidebar<Id extends string>({ tabs, selected, onSelect, panelOf, customer }: Props<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { data: today } = useToday();
  const tabAt = (index: number) => list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index];
  const open = tabs.findIndex((tab) => tab.id === selected);
  const isCounted = today !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on phones, this scrolls to the selected tab, and again once the counts have made the tabs before it wider.
  useEffect(() => {
    const { current: row } = list;
    const tab = tabAt(open);
    if (row && tab) row.scrollTo?.({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
  }, [open, isCounted]);

  const move = (event: KeyboardEvent) => {
    const tab = tabs[nextIndex(event.key, open, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    tabAt(tabs.indexOf(tab))?.focus();
  };

  return (
    <div className={styles.frame}>
      <div ref={list} role="tablist" aria-label="Admin Panel" className={styles.list} onKeyDown={move}>
        {[...new Set(tabs.map(({ group }) => group))].map((group) => (
          <div key={group} role="presentation" className={styles.group}>
            <span aria-hidden="true" className={styles.name}>
              {group}
            </span>
            {tabs.map(
              ({ id: tabId, name, counts, ...tab }, index) =>
                tab.group === group && (
                  <button
                    key={tabId}
                    type="button"
                    role="tab"
                    id={`${id}tab${index}`}
                    aria-selected={tabId === selected}
                    aria-controls={`${id}panel${index}`}
                    aria-description={counts && waitingText(today?.counts[counts])}
                    tabIndex={index === Math.max(open, 0) ? 0 : -1}
                    className={styles.tab}
                    onClick={() => onSelect(tabId)}
                  >
                    {name}
                    {counts && <Waiting count={today?.counts[counts]} />}
                  </button>
                ),
            )}
          </div>
        ))}
      </div>
      <div className={styles.panels}>
        {customer && <div className={styles.panel}>{customer}</div>}
        {tabs.map(({ id: tabId, name }, index) => (
          <div
            key={name}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            hidden={tabId !== selected}
            className={styles.panel}
          >
            <Activity mode={tabId === selected ? 'visible' : 'hidden'}>{panelOf(tabId)}</Activity>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The count is rendered with CSS, so that it doesn't change the tab's accessible name. */
const Waiting = ({ count }: { count: Count | undefined }) =>
  count?.count ? <span aria-hidden="true" data-count={shortOf(count)} className={styles.count} /> : null;

const waitingText = (count: Count | undefined) => (count?.count ? `${shortOf(count)} waiting` : undefined);

const shortOf = ({ count, isMore }: Count) => `${count}${isMore ? '+' : ''}`;

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
