import { useDrawerAddress } from '../../kit/drawer/use-drawer-address.ts';

export const useReviewAddress = () => useDrawerAddress('manage-reviews', 'review');
