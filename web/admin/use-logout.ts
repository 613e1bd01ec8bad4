import { useCallback, useEffect, useState } from 'react';
import { isAdminFlagSet, setAdminFlag } from '../admin-flag.ts';
import { type LogoutPlace, onLogout } from '../owner-logout.ts';

/**
 * Calls `empty` when the owner logs out in any tab, and returns where until `reset`. Also empties a page restored
 * from the back/forward cache.
 */
export function useLogout(empty: () => void): { place: LogoutPlace | undefined; reset: () => void } {
  const [place, setPlace] = useState<LogoutPlace>();
  useEffect(() => {
    let hadFlag = false;
    const stop = onLogout((now) => {
      setAdminFlag(false);
      empty();
      // A logout in this document is also heard here, as in every tab.
      setPlace((before) => before ?? now);
    });
    const onHide = () => {
      hadFlag = isAdminFlagSet();
    };
    const onShow = () => {
      if (hadFlag && !isAdminFlagSet()) empty();
      // The logout that left this page is over when the browser restores it.
      setPlace((before) => (before === 'here' ? undefined : before));
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      stop();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, [empty]);
  return { place, reset: useCallback(() => setPlace(undefined), []) };
}
