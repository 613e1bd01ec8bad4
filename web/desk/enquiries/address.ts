import { useLocation } from 'react-router-dom';
import { segments } from '#shared/domain/enquiries/segments.ts';
import { usePart } from '../list/parts.tsx';
import { openedFromList, useSheetAddress } from '../sheet/use-sheet-address.ts';

/** Tells the enquiry that the address opens, `/admin?tab=manage-enquiries&enquiry=<id>`, as mails link it. */
export const useEnquiryAddress = () => useSheetAddress('manage-enquiries', 'enquiry');

/**
 * Tells the part of the enquiries that the address names, `/admin?tab=manage-enquiries&segment=to-answer`, and the address
 * of another part. Without a part it is all of them, as the specification has them.
 */
export const useSegment = () => usePart('manage-enquiries', 'segment', segments, 'by-the-book');

/** State of a history entry that opens an enquiry with the cursor in its reply. */
export const openedToReply = { ...openedFromList, isToReply: true };

/** Tells whether the enquiry was opened to reply to it. */
export const useIsToReply = (): boolean =>
  (useLocation().state as Partial<typeof openedToReply> | null)?.isToReply === true;
