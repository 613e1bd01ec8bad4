import { forgetUnsaved } from './unsaved-input.ts';

const channel = 'owner-logout';

export type LogoutPlace = 'here' | 'elsewhere';

export function announceLogout(): void {
  // Public pages don't load the Admin Panel, which would otherwise do this.
  forgetUnsaved('admin');
  // Must be dispatched first, because a message on the channel reaches this document too.
  window.dispatchEvent(new Event(channel));
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage('');
  tabs.close();
}

/**
 * Calls `listener` when the owner logs out in any tab, and twice in the tab that logged out. Returns a function that
 * stops listening.
 */
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
