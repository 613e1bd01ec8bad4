import { Star } from 'lucide-react';
import { averageRating } from '#shared/domain/reviews/average-rating.ts';
import { type PageProps, responseIn } from '../page.ts';
import styles from './average-rating.module.css';

/** Shows nothing if there are too few reviews of verified buyers. */
export function AverageRating({ data }: Pick<PageProps, 'data'>) {
  const average = averageIn(data);
  return (
    average && (
      <p className={`baseline ${styles.average}`}>
        <b className="display-2">
          <Star aria-hidden="true" size={18} /> {average.stars} of 5
        </b>{' '}
        <a href="/reviews/1" className="touch-target">
          from {average.count} verified buyers
        </a>
      </p>
    )
  );
}

export const averageIn = (data: PageProps['data']) =>
  averageRating(responseIn(data, 'GET /reviews/summary')?.data.ratings ?? []);
