/** Sentences that say how to correct a field, for the forms and the API. `email.ts` and `phone.ts` have their own. */

export const ratingHint = 'Rating must be 1, 2, 3, 4 or 5.';
