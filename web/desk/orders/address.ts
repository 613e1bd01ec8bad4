import { useLocation } from 'react-router-dom';

/** State of a history entry that opens an order with its refund asked for. */
export const openedToRefund = { isToRefund: true };

/** Tells whether the order was opened to refund it. */
export const useIsToRefund = (): boolean =>
  (useLocation().state as Partial<typeof openedToRefund> | null)?.isToRefund === true;
