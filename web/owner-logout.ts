import { forgetUnsaved } from './unsaved-input.ts';

const channel = 'owner-logout';

/** Whether the owner logged out in this tab or another. */
export type LogoutPlace = 'here' | 'elsewhere';

export function announceLogout(): void {
  // On public pages, the admin area isn't there to do this.
  forgetUnsaved('admin');
  // First, because the channel also reaches this document.
  window.dispatchEvent(new Event(channel));
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage('');
  tabs.close();
}

/** Calls `listener` when the owner logs out in any tab, twice for this document. Returns how to stop. */
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
