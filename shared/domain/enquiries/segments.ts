/** An enquiry with a call planned for today or earlier is in both `to-answer` and `follow-up`. */
export const segments = ['to-answer', 'follow-up', 'closed', 'all', 'spam'] as const;

export type Segment = (typeof segments)[number];

export const countedSegments = ['follow-up', 'closed', 'all', 'spam'] as const;
export type CountedSegment = (typeof countedSegments)[number];

export const segmentNames: Record<Segment, string> = {
  'to-answer': 'To answer',
  'follow-up': 'Follow up',
  closed: 'Closed',
  all: 'All enquiries',
  spam: 'Spam',
};
