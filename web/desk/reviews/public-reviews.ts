/** What shows or counts reviews, and is to be asked again when an approval has changed. */
export const publicReviews = ['GET /reviews/public', 'GET /admin/overview'] as const;
