import type { Entry } from '../platform/outbox/entries.ts';
import { isMail } from '../platform/outbox/mails.ts';

/** The ids of a buyer's entries from which mails of an outbox begin to tell the owner; those alone that no run has claimed, if asked. */
export const turnsTold = (outbox: readonly Entry[] = [], { unclaimed = false } = {}): string[] =>
  outbox
    .filter(isMail)
    .filter(({ facts, firstDue }) => facts.letter === 'buyer-turn-ended' && !(unclaimed && firstDue))
    .map(({ facts }) => (facts.facts as { entry: string }).entry);
