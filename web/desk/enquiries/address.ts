import { useSheetAddress } from '../sheet/use-sheet-address.ts';

/** Tells the enquiry that the address opens, `/admin?tab=manage-enquiries&enquiry=<id>`, as mails link it. */
export const useEnquiryAddress = () => useSheetAddress('manage-enquiries', 'enquiry');
