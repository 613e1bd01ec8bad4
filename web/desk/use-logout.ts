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
      // One in this document is told a second time, as every tab is.
      setPlace((before) => before ?? now);
    });
    const onHide = () => {
      hadFlag = isAdminFlagSet();
    };
    const onShow = () => {
      if (hadFlag && !isAdminFlagSet()) empty();
      // What led away from here is over.
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
