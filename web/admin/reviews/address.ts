import { useDrawerAddress } from '../drawer/use-drawer-address.ts';

/** `/admin?tab=manage-reviews&review=<id>`. */
export const useReviewAddress = () => useDrawerAddress('manage-reviews', 'review');
