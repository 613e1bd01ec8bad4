import { useCallback, useEffect, useState } from 'react';
import { isAdminFlagSet, setAdminFlag } from '../admin-flag.ts';
import { type LogoutPlace, onLogout } from '../owner-logout.ts';

/**
 * Calls `empty` when the owner has logged out, in this document or in another, and tells where until `reset`. A page that
 * the browser kept meanwhile, for the way back, is emptied when it is shown again.
 */
export function useLogout(empty: () => void): { place: LogoutPlace | undefined; reset: () => void } {
  const [place, setPlace] = useState<LogoutPlace>();
  useEffect(() => {
    let hadFlag = false;
    const stop = onLogout((now) => {
      setAdminFlag(false);
      empty();
      // A logout in this document is heard here a second time, as it is in every tab.
      setPlace((before) => before ?? now);
    });
    const onHide = () => {
      hadFlag = isAdminFlagSet();
    };
    const onShow = () => {
      if (hadFlag && !isAdminFlagSet()) empty();
      // The logout that led away from this page is over when the browser shows the page again.
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
