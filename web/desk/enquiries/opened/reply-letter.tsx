import { type ReplyFacts, reply } from '#shared/letters/reply.ts';
import { LetterView } from '../../letters/letter-view.tsx';

/** A reply as its mail will show it. */
export const ReplyLetter = ({ facts }: { facts: ReplyFacts }) => (
  <LetterView letter={reply.write(facts, { site: location.origin })} />
);
