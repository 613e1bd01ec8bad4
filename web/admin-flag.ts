import { useSyncExternalStore } from 'react';

const key = 'isAdminAuthenticated';

/**
 * Tells whether this tab draws the owner's tools. It opens nothing: the API asks for the session's cookie.
 * The server draws every page as a visitor's.
 */
export const useAdminFlag = (): boolean => useSyncExternalStore(subscribe, isAdminFlagSet, () => false);

/** Tells whether the flag is set now. */
export const isAdminFlagSet = (): boolean => sessionStorage.getItem(key) === 'true';

/** Sets or clears the flag, and tells everything that draws it. */
export function setAdminFlag(signedIn: boolean): void {
  if (isAdminFlagSet() === signedIn) return;
  if (signedIn) sessionStorage.setItem(key, 'true');
  else sessionStorage.removeItem(key);
  // The browser sends this event to other documents only.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
