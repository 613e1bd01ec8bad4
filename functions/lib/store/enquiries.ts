import type { Enquiry } from '#shared/domain/enquiry.ts';
import type { Creation } from './creation.ts';
import type { PageQuery } from './page.ts';
import * as table from './table.ts';

/**
 *   pk        sk     gsi1pk    gsi1sk
 *   ENQUIRY   <id>   ENQUIRY   1#<createdAt>#<id>     a course enquiry that is pending
 *   ENQUIRY   <id>   ENQUIRY   0#<createdAt>#<id>     every other
 *   ENQUIRY   <id>   SUSPECTED_ENQUIRY   …            suspected spam: kept, out of the owner's list
 *
 * Read downwards, the index has the pending ones first and the newest first among equals, so the owner's first
 * page costs one Query of one page however many enquiries there are.
 */

const key = (id: string) => ({ pk: 'ENQUIRY', sk: id }) as const;

const rankOf = ({ type, clarified, createdAt, id }: Enquiry) =>
  `${type === 'course' && !clarified ? 1 : 0}#${createdAt}#${id}`;

/** An enquiry as it comes in. */
interface NewEnquiry extends Enquiry, Creation {
  isSuspected?: boolean;
}

/** Stores an enquiry once. False when another one has its id. */
export const add = ({ isSuspected = false, earlierId, ...enquiry }: NewEnquiry) =>
  table.insertOnce(
    {
      ...key(enquiry.id),
      gsi1pk: isSuspected ? 'SUSPECTED_ENQUIRY' : 'ENQUIRY',
      gsi1sk: rankOf(enquiry),
      ...enquiry,
    },
    earlierId,
  );

/** Moves a suspected enquiry to the others, where its place is the same. Undefined when it is not among the suspected. */
export const restore = (id: string) =>
  table.change<Enquiry>(key(id), {
    set: { gsi1pk: 'ENQUIRY' },
    condition: '#gsi1pk = :suspected',
    values: { suspected: 'SUSPECTED_ENQUIRY' },
  });

export const find = (id: string) => table.find<Enquiry>(key(id));

/** Turns an enquiry around. Undefined when it is no longer in the state in which it was read. */
export const toggle = (enquiry: Enquiry) => {
  const clarified = !enquiry.clarified;
  return table.change<Enquiry>(key(enquiry.id), {
    set: { clarified, gsi1sk: rankOf({ ...enquiry, clarified }) },
    condition: '#clarified = :seen',
    values: { seen: enquiry.clarified },
  });
};

/** Enquiries, or suspected spam: pending course enquiries first, then the others, each newest first. */
export const list = ({ limit, after }: PageQuery, { suspected = false } = {}) =>
  table.list<Enquiry>({
    index: 'gsi1',
    partition: suspected ? 'SUSPECTED_ENQUIRY' : 'ENQUIRY',
    limit,
    before: after,
  });
