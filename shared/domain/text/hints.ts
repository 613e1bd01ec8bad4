export const ratingHint = 'Rating must be 1, 2, 3, 4 or 5.';
