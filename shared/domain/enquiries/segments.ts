/**
 * To answer and follow up by deadline, closed and spam newest first, all enquiries pending first. Calls planned for
 * today or earlier are in both of the first two.
 */
export const segments = ['to-answer', 'follow-up', 'closed', 'all', 'spam'] as const;

export type Segment = (typeof segments)[number];

/** Today counts the enquiries to answer. */
export const countedSegments = ['follow-up', 'closed', 'all', 'spam'] as const;
export type CountedSegment = (typeof countedSegments)[number];

export const segmentNames: Record<Segment, string> = {
  'to-answer': 'To answer',
  'follow-up': 'Follow up',
  closed: 'Closed',
  all: 'All enquiries',
  spam: 'Spam',
};
