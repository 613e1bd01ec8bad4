import { countEnquiries } from '#shared/api/enquiries.ts';
import { countedSegments } from '#shared/domain/enquiries/segments.ts';
import { handle } from '../../platform/http/handle.ts';
import * as enquiries from '../store.ts';

export const handler = handle(countEnquiries, () =>
  Promise.all(
    countedSegments.map(async (segment) => {
      const { count } = await enquiries.count(segment, most + 1);
      return { segment, count: Math.min(count, most), isMore: count > most };
    }),
  ),
);

const most = 99;
