import { useDrawerAddress } from './drawer/use-drawer-address.ts';

export const useWorkAddress = () => useDrawerAddress('work', 'order');

export const workAddress = (orderId: string): string => `?tab=work&order=${encodeURIComponent(orderId)}`;
