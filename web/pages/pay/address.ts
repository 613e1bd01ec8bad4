import { browserStorage } from '#shared/browser-storage.ts';
import { linkInFragment } from '#shared/signed-link.ts';

export type PaymentTarget = { link: string } | { courseId: string };

/**
 * Reads what to pay from the address and removes a payment link from it, so that the link isn't on screen or in the
 * history. This tab stores it, so that the page can be refreshed.
 */
export function readPaymentTarget(): PaymentTarget | undefined {
  const link = linkInFragment(location.hash);
  if (link) {
    storeLink(link);
    history.replaceState(history.state, '', location.pathname);
    return { link };
  }
  const courseId = new URLSearchParams(location.search).get('course');
  if (courseId) return { courseId };
  const kept = storedLink();
  return kept ? { link: kept } : undefined;
}

function storeLink(link: string): void {
  try {
    sessionStorage.setItem(key, link);
  } catch {
    // If the browser stores nothing, the buyer has to open the link again.
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
