import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders into an element of the page's header, which isn't part of the app. */
export function InHeader({ id, children }: { id: string; children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // The cleanup also empties the slot when the session ends and the Admin Panel is hidden.
  useEffect(() => {
    setSlot(document.getElementById(id));
    return () => setSlot(null);
  }, [id]);
  return slot && createPortal(children, slot);
}
