import { mailsOf } from '../platform/outbox/mails.ts';
import type { StoredWork } from './store.ts';

/** The ids of a buyer's entries from which mails of an outbox begin to tell the owner; those alone that no run has claimed, if asked. */
export const turnsTold = (outbox: StoredWork['outbox'], { unclaimed = false } = {}): string[] =>
  mailsOf(outbox, 'buyer-turn-ended')
    .filter(({ firstDue }) => !(unclaimed && firstDue))
    .flatMap(({ facts }) => facts.about ?? []);
