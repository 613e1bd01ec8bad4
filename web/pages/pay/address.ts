import { keptInBrowser } from '#shared/kept-in-browser.ts';

/** The thing that the page's address asks to be paid: that of a payment link, or a place in a course. */
export type Asked = { link: string } | { courseId: string };

/**
 * Reads what is to be paid out of the address, and takes a link off it: whoever sees the screen or the history later learns
 * nothing. It stays in this tab alone, for the page to be loaded again.
 */
export function readAsked(): Asked | undefined {
  const link = location.hash.slice(1);
  if (link) {
    keepLink(link);
    history.replaceState(history.state, '', location.pathname);
    return { link };
  }
  const courseId = new URLSearchParams(location.search).get('course');
  if (courseId) return { courseId };
  const kept = keptLink();
  return kept ? { link: kept } : undefined;
}

function keepLink(link: string): void {
  try {
    sessionStorage.setItem(key, link);
  } catch {
    // Where nothing can be stored, the page is opened from the message again.
  }
}

function keptLink(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

const key = keptInBrowser.tab.paymentLink;
