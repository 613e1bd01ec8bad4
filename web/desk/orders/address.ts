import { useLocation } from 'react-router-dom';
import { useSheetAddress } from '../sheet/use-sheet-address.ts';

/** Tells the order that the address opens, `/admin?tab=orders&order=<id>`. */
export const useOrderAddress = () => useSheetAddress('orders', 'order');

/** State of a history entry that opens an order with its refund asked for. */
export const openedToRefund = { isToRefund: true };

/** Tells whether the order was opened to refund it. */
export const useIsToRefund = (): boolean =>
  (useLocation().state as Partial<typeof openedToRefund> | null)?.isToRefund === true;
