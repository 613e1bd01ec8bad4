/**
 * Marks the document of a signed-in owner before the first paint, and as the flag changes: the header then shows the
 * owner's links. The flag is `web/admin-flag.ts`'s, and opens nothing; a logout in another tab, which
 * `web/owner-logout.ts` tells, clears it. A page that the browser shows again as it was left reads the flag again.
 */
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
