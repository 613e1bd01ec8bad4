/** Runs before the first paint, so that a signed-in owner sees their own links in the header at once. */
export function showOwner(): void {
  let logouts: BroadcastChannel | undefined;
  const show = () => {
    const isOwner = sessionStorage.getItem(flag) === 'true';
    document.documentElement.toggleAttribute('data-owner', isOwner);
    if (!isOwner || logouts) return;
    logouts = new BroadcastChannel('owner-logout');
    logouts.onmessage = () => {
      sessionStorage.removeItem(flag);
      dispatchEvent(new StorageEvent('storage', { key: flag }));
    };
  };
  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
}

const flag = 'isAdminAuthenticated';
