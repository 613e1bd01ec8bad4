import { useSyncExternalStore } from 'react';
import type { browserStorage } from '#shared/browser-storage.ts';

const key: (typeof browserStorage.tab)['adminFlag'] = 'isAdminAuthenticated';
const signedInKey: (typeof browserStorage.device)['signedIn'] = 'admin-signed-in';

/** Only controls what's shown: the API checks the session cookie. */
export const useAdminFlag = (): boolean => useSyncExternalStore(subscribe, isAdminFlagSet);

export const isAdminFlagSet = (): boolean => sessionStorage.getItem(key) === 'true';

export function setAdminFlag(signedIn: boolean): void {
  // `admin/start.ts` reads this to decide whether a new tab can expect a session.
  if (signedIn) localStorage.setItem(signedInKey, 'true');
  else localStorage.removeItem(signedInKey);
  if (isAdminFlagSet() === signedIn) return;
  if (signedIn) sessionStorage.setItem(key, 'true');
  else sessionStorage.removeItem(key);
  // Browsers fire this event only in other documents.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function subscribe(onChange: () => void): () => void {
  for (const type of changes) window.addEventListener(type, onChange);
  return () => {
    for (const type of changes) window.removeEventListener(type, onChange);
  };
}

// A page restored from the back/forward cache has missed any changes made in the meantime.
const changes = ['storage', 'pageshow'];
