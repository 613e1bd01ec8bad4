/** Sentences that say how to mend a field, for the forms and the API. The hint on telephone numbers is in `phone.ts`. */

export const emailHint = 'Enter an email address such as name@example.com.';

export const ratingHint = 'Rating must be 1, 2, 3, 4 or 5.';
