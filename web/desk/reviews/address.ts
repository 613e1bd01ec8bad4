import { useSheetAddress } from '../sheet/use-sheet-address.ts';

/** The review that the address opens: `/admin?tab=manage-reviews&review=<id>`. */
export const useReviewAddress = () => useSheetAddress('manage-reviews', 'review');
