/** Error messages shared by forms and API. `email.ts` and `phone.ts` have their own. */

export const ratingHint = 'Rating must be 1, 2, 3, 4 or 5.';
