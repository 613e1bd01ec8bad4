import { useLocation } from 'react-router-dom';
import { segments } from '#shared/domain/enquiries/segments.ts';
import { openedFromList, useDrawerAddress } from '../../kit/drawer/use-drawer-address.ts';
import { usePart } from '../../kit/list/segments.tsx';

/** Emails link to this address: `/admin?tab=manage-enquiries&enquiry=<id>`. */
export const useEnquiryAddress = () => useDrawerAddress('manage-enquiries', 'enquiry');

export const useSegment = () => usePart('manage-enquiries', 'segment', segments, 'all');

/** History state that puts the cursor in the reply field when the enquiry opens. */
export const openedToReply = { ...openedFromList, isToReply: true };

export const useIsToReply = (): boolean =>
  (useLocation().state as Partial<typeof openedToReply> | null)?.isToReply === true;
