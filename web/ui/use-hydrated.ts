import { useSyncExternalStore } from 'react';

/**
 * False while the page is what was drawn at build time, true from then on. A file that serves many addresses
 * was drawn for none of them: what depends on the address has to wait for this.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

const subscribe = () => () => {};
