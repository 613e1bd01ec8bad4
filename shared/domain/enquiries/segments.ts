import * as z from 'zod/mini';

/**
 * The parts of the enquiries, each a list of its own: those to answer and those to call again by what is due first, the
 * closed ones by the latest, all of them as the specification orders them, and spam.
 */
export const Segment = z.enum(
  ['to-answer', 'follow-up', 'closed', 'by-the-book', 'spam'],
  'There is no such part of the enquiries.',
);
export type Segment = z.output<typeof Segment>;

/** The part of the enquiries that is asked for; all of them unless said. */
export const SegmentQuery = z.object({ segment: z._default(Segment, 'by-the-book') });

/** The names of the parts, as the desk shows them. */
export const segmentNames: Record<Segment, string> = {
  'to-answer': 'To answer',
  'follow-up': 'Follow up',
  closed: 'Closed',
  'by-the-book': 'By the book',
  spam: 'Spam',
};
