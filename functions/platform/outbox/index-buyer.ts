import type { NewEntry } from './entries.ts';

/** The facts of a FIND entry on an order. */
export interface IndexFacts {
  /** The hash of the address that it was found by before, and is no more. */
  former?: string;
}

/** The entry by which an order comes to be found by the address that it has then. */
export const indexBuyer = (facts: IndexFacts = {}): NewEntry => ({ kind: 'FIND', facts });
