import { useSheetAddress } from '../sheet/use-sheet-address.ts';

/** Tells the work that the address opens: `/admin?tab=work&list=ours&order=<id>`. */
export const useWorkAddress = () => useSheetAddress('work', 'order');

/** The address at which the desk opens the work of an order, from any other tab. */
export const workAddress = (orderId: string): string => `?tab=work&order=${encodeURIComponent(orderId)}`;
