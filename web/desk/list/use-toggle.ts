import { useRef, useState } from 'react';
import type { List } from './use-list.ts';

interface Toggle<Row> {
  list: List<Row>;
  /** The row as it is, and as it will be. */
  row: Row;
  turned: Row;
  /** Tells the server, and returns the row as it is stored afterwards. */
  send: () => Promise<Row>;
}

/**
 * Turns a row of a list at once and tells the server, one turn at a time. Where the server refuses, or does not
 * answer, the row turns back and the list is asked for what is stored.
 */
export function useToggle<Row>({ list, row, turned, send }: Toggle<Row>) {
  const [state, setState] = useState<'rest' | 'pending' | 'failed'>('rest');
  const isPending = useRef(false);
  const toggle = async () => {
    if (isPending.current) return;
    isPending.current = true;
    setState('pending');
    list.replace(turned);
    try {
      list.replace(await send());
      setState('rest');
    } catch {
      list.replace(row);
      setState('failed');
      list.refresh();
    }
    isPending.current = false;
  };
  return { toggle, state };
}
