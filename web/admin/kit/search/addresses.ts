import type { FoundItem } from '#shared/domain/search/search.ts';

export const addressOfThing = ({ kind, id }: Pick<FoundItem, 'kind' | 'id'>): string =>
  ({
    enquiry: `?tab=manage-enquiries&enquiry=${id}`,
    order: `?tab=orders&order=${id}`,
    'payment-link': '?tab=payment-links',
    review: '?tab=manage-reviews',
  })[kind];

/** Personal data must not appear in a URL, so the email address is passed in the location state. */
export const customerAddress = '?tab=person';

export interface CustomerState {
  email: string;
}
