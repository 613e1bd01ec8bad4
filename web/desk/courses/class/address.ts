import { useSheetAddress } from '../../sheet/use-sheet-address.ts';

/** Tells the course whose class the address opens: `/admin?tab=existing-courses&class=<id>`. */
export const useClassAddress = () => useSheetAddress('existing-courses', 'class');
