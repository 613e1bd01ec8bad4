/** What shows approved reviews, and is to be asked again when an approval has changed. */
export const publicReviews = ['GET /reviews/public'] as const;
