import { type PageProps, responseIn } from '../page.ts';
import { ReviewEntry } from './review-entry.tsx';

export function CourseReviews({ data }: Pick<PageProps, 'data'>) {
  const reviews = responseIn(data, 'GET /courses/{id}/reviews')?.data ?? [];
  if (reviews.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="reviews">
      <h2 id="reviews">Reviews of this course</h2>
      <ul className="ledger">
        {reviews.map((review) => (
          <ReviewEntry key={review.id} review={review} />
        ))}
      </ul>
      <p>
        <a href="/reviews/1" className="touch-link">
          See all reviews
        </a>
      </p>
    </section>
  );
}
