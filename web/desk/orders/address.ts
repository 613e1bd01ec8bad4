import { useLocation } from 'react-router-dom';
import { useSheetAddress } from '../sheet/use-sheet-address.ts';

/** Tells the order that the address opens, `/admin?tab=orders&order=<id>`. */
export const useOrderAddress = () => useSheetAddress('orders', 'order');

/** The address at which the admin area opens an order, from any other tab. */
export const orderAddress = (orderId: string): string => `?tab=orders&order=${encodeURIComponent(orderId)}`;

/** State of a history entry that opens an order with its refund asked for. */
export const openedToRefund = { isToRefund: true };

/** Tells whether the order was opened to refund it. */
export const useIsToRefund = (): boolean =>
  (useLocation().state as Partial<typeof openedToRefund> | null)?.isToRefund === true;
