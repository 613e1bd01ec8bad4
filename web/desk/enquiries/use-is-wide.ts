import { useSyncExternalStore } from 'react';

/** Tells whether the screen has room for a list and, beside it, what is opened of it. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);

const query = '(min-width: 1024px)';

const isWide = () => matchMedia(query).matches;

function subscribe(onChange: () => void) {
  const wide = matchMedia(query);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
