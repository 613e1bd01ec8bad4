const channel = 'owner-logout';

/** Tells this browser's other tabs that the owner has logged out. */
export function announceLogout(): void {
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage('');
  tabs.close();
}

/** Calls `listener` when the owner logs out in any tab. Returns how to stop. */
export function onLogout(listener: () => void): () => void {
  const tabs = new BroadcastChannel(channel);
  tabs.onmessage = listener;
  return () => tabs.close();
}
