import type { FoundThing } from '#shared/domain/search/search.ts';

/** The address in the desk that opens a thing, or the list that it stands in. */
export const addressOfThing = ({ kind, id }: Pick<FoundThing, 'kind' | 'id'>): string =>
  ({
    enquiry: `?tab=manage-enquiries&enquiry=${id}`,
    order: `?tab=orders&order=${id}`,
    'payment-link': '?tab=payment-links',
    review: '?tab=manage-reviews',
  })[kind];

/** The address of a person's page. Nobody's e-mail belongs in an address: the history's entry keeps whose page it is. */
export const personAddress = '?tab=person';

/** The state of the history's entry of a person's page. */
export interface PersonState {
  email: string;
}
