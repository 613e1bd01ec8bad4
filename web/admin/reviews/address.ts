import { useDrawerAddress } from '../drawer/use-drawer-address.ts';

export const useReviewAddress = () => useDrawerAddress('manage-reviews', 'review');
