import { forgetUnsaved } from './unsaved-input.ts';

const channel = 'owner-logout';

/** Where the owner has logged out: in this document, or in another tab. */
export type LogoutPlace = 'here' | 'elsewhere';

/** Tells this document and this browser's other tabs that the owner has logged out. */
export function announceLogout(): void {
  // The admin area may have been left for a public page.
  forgetUnsaved('admin');
  // This comes first, as the channel reaches this document too.
  window.dispatchEvent(new Event(channel));
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage('');
  tabs.close();
}

/** Calls `listener` when the owner logs out in any tab; a logout in this document is told twice. Returns how to stop. */
export function onLogout(listener: (place: LogoutPlace) => void): () => void {
  const onLogoutHere = () => listener('here');
  const tabs = new BroadcastChannel(channel);
  tabs.onmessage = () => listener('elsewhere');
  window.addEventListener(channel, onLogoutHere);
  return () => {
    tabs.close();
    window.removeEventListener(channel, onLogoutHere);
  };
}
