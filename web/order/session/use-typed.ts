import { useCallback, useState } from 'react';
import { useOpened } from './context.ts';
import { findLocal, keepLocal } from './local.ts';

/** A text that is being typed, kept on this device until it is sent. `name` says what it belongs to. */
export function useTyped(name: string) {
  const { order } = useOpened();
  const [first] = useState(() => findLocal(order.id, name) ?? '');
  const keep = useCallback((text: string) => keepLocal(order.id, name, text), [order.id, name]);
  const forget = useCallback(() => keepLocal(order.id, name, ''), [order.id, name]);
  return { first, keep, forget };
}
