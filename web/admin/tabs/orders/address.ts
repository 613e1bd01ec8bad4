import { useLocation } from 'react-router-dom';
import { useDrawerAddress } from '../../kit/drawer/use-drawer-address.ts';

export const useOrderAddress = () => useDrawerAddress('orders', 'order');

export const orderAddress = (orderId: string): string => `?tab=orders&order=${encodeURIComponent(orderId)}`;

/** Location state that opens an order and its refund form. */
export const openedToRefund = { isToRefund: true };

export const useIsToRefund = (): boolean =>
  (useLocation().state as Partial<typeof openedToRefund> | null)?.isToRefund === true;
