import { browserStorage } from '#shared/browser-storage.ts';
import { linkInFragment } from '#shared/signed-link.ts';

export type PaymentTarget = { link: string } | { courseId: string } | OfferTarget;

export interface OfferTarget {
  offerId: string;
  /** The time picked on another page. */
  start: string | null;
}

/**
 * Removes the payment link from the URL, so that it isn't left on screen or in the history. The link is stored for this
 * tab, so that the page can be refreshed.
 */
export function readPaymentTarget(): PaymentTarget | undefined {
  const link = linkInFragment(location.hash);
  if (link) {
    storeLink(link);
    history.replaceState(history.state, '', location.pathname);
    return { link };
  }
  const query = new URLSearchParams(location.search);
  const courseId = query.get('course');
  if (courseId) return { courseId };
  const offerId = query.get('offer');
  if (offerId) return { offerId, start: query.get('start') };
  const kept = storedLink();
  return kept ? { link: kept } : undefined;
}

function storeLink(link: string): void {
  try {
    sessionStorage.setItem(key, link);
  } catch {
    // If storage is blocked, buyers have to open the link again after refreshing the page.
  }
}

function storedLink(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

const key = browserStorage.tab.paymentLink;
