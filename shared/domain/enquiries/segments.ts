/**
 * The parts of the enquiries, each a list of its own: those to answer and those to call again by what is due first, the
 * closed ones by the latest, all of them as the specification orders them, and spam.
 */
export const segments = ['to-answer', 'follow-up', 'closed', 'by-the-book', 'spam'] as const;

/** A part of the enquiries. */
export type Segment = (typeof segments)[number];

/** The names of the parts, as the desk shows them. */
export const segmentNames: Record<Segment, string> = {
  'to-answer': 'To answer',
  'follow-up': 'Follow up',
  closed: 'Closed',
  'by-the-book': 'By the book',
  spam: 'Spam',
};
