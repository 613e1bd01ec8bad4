import { useSyncExternalStore } from 'react';
import type { keptInBrowser } from '#shared/kept-in-browser.ts';

const key: (typeof keptInBrowser.tab)['ownerFlag'] = 'isAdminAuthenticated';
const signedInKey: (typeof keptInBrowser.device)['signedIn'] = 'admin-signed-in';

/** Tells whether this tab draws the owner's tools. It opens nothing: the API asks for the session's cookie. */
export const useAdminFlag = (): boolean => useSyncExternalStore(subscribe, isAdminFlagSet);

/** Tells whether the flag is set now. */
export const isAdminFlagSet = (): boolean => sessionStorage.getItem(key) === 'true';

/** Sets or clears the flag, and tells everything that draws it. */
export function setAdminFlag(signedIn: boolean): void {
  // Lets the next tab expect a session (`desk/ask-early.ts`).
  if (signedIn) localStorage.setItem(signedInKey, 'true');
  else localStorage.removeItem(signedInKey);
  if (isAdminFlagSet() === signedIn) return;
  if (signedIn) sessionStorage.setItem(key, 'true');
  else sessionStorage.removeItem(key);
  // The browser sends this event to other documents only.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function subscribe(onChange: () => void): () => void {
  for (const type of changes) window.addEventListener(type, onChange);
  return () => {
    for (const type of changes) window.removeEventListener(type, onChange);
  };
}

// A page that the browser shows again as it was left has heard of no change meanwhile.
const changes = ['storage', 'pageshow'];
