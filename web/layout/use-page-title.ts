import { useEffect } from 'react';
import { pageTitle } from './page-head.tsx';

/** Gives the tab a title that is known only after something was read, such as a course's. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
}
