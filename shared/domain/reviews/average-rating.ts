/** With fewer reviews, an average says too little to show. */
const fewestReviews = 5;

export interface AverageRating {
  /** With one decimal, such as `4.6`. */
  stars: string;
  count: number;
}

/** `ratings` has the number of reviews with one star, two stars and so on. */
export function averageRating(ratings: readonly number[]): AverageRating | undefined {
  const count = ratings.reduce((sum, reviews) => sum + reviews, 0);
  if (count < fewestReviews) return undefined;
  const stars = ratings.reduce((sum, reviews, index) => sum + reviews * (index + 1), 0);
  return { stars: (stars / count).toFixed(1), count };
}
