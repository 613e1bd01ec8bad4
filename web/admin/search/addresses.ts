import type { FoundItem } from '#shared/domain/search/search.ts';

/** Opens a result, or the list that contains it. */
export const addressOfThing = ({ kind, id }: Pick<FoundItem, 'kind' | 'id'>): string =>
  ({
    enquiry: `?tab=manage-enquiries&enquiry=${id}`,
    order: `?tab=orders&order=${id}`,
    'payment-link': '?tab=payment-links',
    review: '?tab=manage-reviews',
  })[kind];

/** Personal data must not be in an address, so the history state holds the email address. */
export const customerAddress = '?tab=person';

/** History state of a person's page. */
export interface CustomerState {
  email: string;
}
