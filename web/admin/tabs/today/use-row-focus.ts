import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * When Today is shown again, or a row disappears (which changes `today` or `done`), moves the focus back to the row
 * that had it, or to the next row if that one is gone.
 */
export function useRowFocus(today: unknown, done: string) {
  const list = useRef<HTMLElement>(null);
  const last = useRef<{ id: string; index: number }>(undefined);
  const lastDone = useRef(done);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change when `today` does.
  useEffect(() => {
    const isDone = lastDone.current !== done;
    lastDone.current = done;
    if (!last.current || !list.current) return;
    const { id, index } = last.current;
    const row = document.getElementById(id);
    const isLost = document.activeElement === document.body && (!row || isDone);
    if (!isLost && !document.activeElement?.closest('[role=tabpanel][hidden]')) return;
    const rows = rowsIn(list.current);
    const next = row ?? rows[Math.min(index, rows.length - 1)];
    (next?.querySelector<HTMLElement>('a:last-of-type') ?? list.current.querySelector('h2'))?.focus();
  }, [today, done]);
  const remember = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('li[id]');
    last.current = row ? { id: row.id, index: rowsIn(currentTarget).indexOf(row) } : undefined;
  };
  return { list, remember };
}

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('li[id]')];
