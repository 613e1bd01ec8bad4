/**
 * The parts of the enquiries, each with its order: enquiries to answer and to call again by what is due first, closed
 * enquiries and spam by the latest, and all enquiries (`by-the-book`) in the specification's order. Calls planned for today
 * or earlier are to answer as well as to call again.
 */
export const segments = ['to-answer', 'follow-up', 'closed', 'by-the-book', 'spam'] as const;

/** A part of the enquiries. */
export type Segment = (typeof segments)[number];

/** The parts that are counted by themselves. Today counts the enquiries to answer. */
export const countedSegments = ['follow-up', 'closed', 'by-the-book', 'spam'] as const;
export type CountedSegment = (typeof countedSegments)[number];

/** The names of the parts, as the desk shows them. */
export const segmentNames: Record<Segment, string> = {
  'to-answer': 'To answer',
  'follow-up': 'Follow up',
  closed: 'Closed',
  'by-the-book': 'By the book',
  spam: 'Spam',
};
