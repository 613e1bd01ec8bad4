import { averageRating } from '#shared/domain/reviews/average-rating.ts';
import { type PageProps, responseIn } from '../page.ts';
import styles from './average-rating.module.css';

interface Props extends Pick<PageProps, 'data'> {
  /** Set on the page of one course, to say that the average is for all of them. */
  isForCourse?: boolean | undefined;
}

/** Shows nothing if there are too few reviews of verified buyers. */
export function AverageRating({ data, isForCourse }: Props) {
  const average = averageIn(data);
  return (
    average && (
      <p className="baseline">
        <b className="touch-target display-2">
          {/* Half as long as Lucide’s star: /resume has no room for more. */}
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={styles.star}>
            <path d="M12 2l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />
          </svg>{' '}
          {average.stars} of 5
        </b>{' '}
        <a href="/reviews/1" className="touch-target">
          from {average.count} verified buyers
        </a>{' '}
        {isForCourse && <span className="note">of all our courses and services</span>}
      </p>
    )
  );
}

export const averageIn = (data: PageProps['data']) =>
  averageRating(responseIn(data, 'GET /reviews/summary')?.data.ratings ?? []);
