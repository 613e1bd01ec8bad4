import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { FoundItem } from '#shared/domain/search/search.ts';

/** History state for a link in a list. Closing the drawer then goes back to the list. */
export const openedFromList = { isFromList: true };

/** History state that puts the cursor in the reply field when the enquiry opens. */
export const openedToReply = { ...openedFromList, isToReply: true };

/** History state that opens an order and its refund form. */
export const openedToRefund = { isToRefund: true };

/** History state that opens an order's work and the form that moves a session. */
export const openedToMove = (booking: string) => ({ ...openedFromList, toMove: booking });

export const useOpenedState = (): Partial<
  typeof openedToReply & typeof openedToRefund & ReturnType<typeof openedToMove>
> => useLocation().state ?? {};

/** Stores the opened item in the address (`/admin?tab=<tab>&<parameter>=<id>`) without changing other parameters. */
export function useDrawerAddress(tab: string, parameter: string) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { isFromList } = useOpenedState();
  const openedId = parameters.get(parameter) ?? undefined;
  const addressOf = (id: string): string => {
    const address = new URLSearchParams(parameters);
    address.set('tab', tab);
    address.set(parameter, id);
    return `?${address}`;
  };
  const close = () => {
    if (isFromList) return navigate(-1);
    const address = new URLSearchParams(parameters);
    address.delete(parameter);
    navigate(`?${address}`, { replace: true });
  };
  return { openedId, addressOf, close };
}

/** Emails link to this address: `/admin?tab=manage-enquiries&enquiry=<id>`. */
export const useEnquiryAddress = () => useDrawerAddress('manage-enquiries', 'enquiry');

export const useOrderAddress = () => useDrawerAddress('orders', 'order');

export const useWorkAddress = () => useDrawerAddress('work', 'order');

export const orderAddress = (orderId: string): string => `?tab=orders&order=${encodeURIComponent(orderId)}`;

export const workAddress = (orderId: string): string => `?tab=work&order=${encodeURIComponent(orderId)}`;

export const addressOfThing = ({ kind, id }: Pick<FoundItem, 'kind' | 'id'>): string =>
  ({
    enquiry: `?tab=manage-enquiries&enquiry=${id}`,
    order: `?tab=orders&order=${id}`,
    'payment-link': '?tab=payment-links',
    review: '?tab=manage-reviews',
    member: `?tab=team&member=${id}`,
  })[kind];

/** Personal data must not appear in a URL, so the email address is passed in the location state. */
export const customerAddress = '?tab=person';

export interface CustomerState {
  email: string;
}

/** What is known about a payment to ask for. It's passed in the location state, like a customer's address. */
export interface Asked {
  courseId?: string;
  /** The course's title, if its id isn't known. */
  title?: string;
  name?: string;
  email?: string;
  mobile?: string;
}

export const askAddress = '?tab=payment-links';

/**
 * Returns the part named in the address (`/admin?tab=<tab>&<parameter>=<part>`), or `usual` if there is none, and a
 * function that returns the address of any part.
 */
export function usePart<Id extends string>(
  tab: string,
  parameter: string,
  ids: readonly Id[],
  usual: NoInfer<Id>,
): [Id, (id: Id) => string] {
  const [parameters] = useSearchParams();
  const named = ids.find((id) => id === parameters.get(parameter));
  const addressOf = (id: Id) => `?${new URLSearchParams({ tab, ...(id !== usual && { [parameter]: id }) })}`;
  return [named ?? usual, addressOf];
}

/**
 * Focuses the row whose drawer was closed, or the heading if the row is gone. `rowId` returns the id of the element
 * that opens the drawer. If the row itself opened it, the browser has already restored focus.
 */
export function useFocusAfterClosing(
  openedId: string | undefined,
  rowId: (id: string) => string,
): RefObject<HTMLDivElement | null> {
  const tab = useRef<HTMLDivElement>(null);
  const last = useRef(openedId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rowId` always returns the same id for a row.
  useEffect(() => {
    if (last.current && !openedId && !tab.current?.contains(document.activeElement)) {
      const row = document.getElementById(rowId(last.current));
      (row ?? tab.current?.querySelector('h2'))?.focus();
    }
    last.current = openedId;
  }, [openedId]);
  return tab;
}
