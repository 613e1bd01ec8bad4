import { keptInBrowser } from '#shared/kept-in-browser.ts';
import { linkInFragment } from '#shared/signed-link.ts';

/** The thing that the page's address asks to be paid: that of a payment link, or a place in a course. */
export type Asked = { link: string } | { courseId: string };

/**
 * Reads out of the address what is to be paid, and takes a payment link off it, so that nobody who sees the screen or the
 * history later learns the link. This tab alone keeps it, so that the page can be loaded again.
 */
export function readAsked(): Asked | undefined {
  const link = linkInFragment(location.hash);
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
    // Where a browser stores nothing, the buyer opens the link of the message again.
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
