import { useCallback, useEffect, useState } from 'react';
import { isAdminFlagSet, setAdminFlag } from '../../../admin-flag.ts';
import { type LogoutPlace, onLogout } from '../../../owner-logout.ts';

/**
 * Calls `empty` when the owner logs out in any tab, or if they logged out while this page was in the
 * back/forward cache. `place` says where the owner logged out, until `reset` is called.
 */
export function useLogout(empty: () => void): { place: LogoutPlace | undefined; reset: () => void } {
  const [place, setPlace] = useState<LogoutPlace>();
  useEffect(() => {
    let hadFlag = false;
    const stop = onLogout((now) => {
      setAdminFlag(false);
      empty();
      // This document is notified of its own logout twice, so the second `place` is ignored.
      setPlace((before) => before ?? now);
    });
    const onHide = () => {
      hadFlag = isAdminFlagSet();
    };
    const onShow = () => {
      if (hadFlag && !isAdminFlagSet()) empty();
      // By the time the browser restores this page, the logout that navigated away from it has finished.
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
