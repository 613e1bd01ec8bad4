import { useLocation } from 'react-router-dom';
import { segments } from '#shared/domain/enquiries/segments.ts';
import { openedFromList, useDrawerAddress } from '../drawer/use-drawer-address.ts';
import { usePart } from '../list/segments.tsx';

/** `/admin?tab=manage-enquiries&enquiry=<id>`, as in emails. */
export const useEnquiryAddress = () => useDrawerAddress('manage-enquiries', 'enquiry');

/** `/admin?tab=manage-enquiries&segment=to-answer`. Without a segment, all enquiries. */
export const useSegment = () => usePart('manage-enquiries', 'segment', segments, 'all');

/** History state that opens an enquiry with the cursor in its reply. */
export const openedToReply = { ...openedFromList, isToReply: true };

export const useIsToReply = (): boolean =>
  (useLocation().state as Partial<typeof openedToReply> | null)?.isToReply === true;
