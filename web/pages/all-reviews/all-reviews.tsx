import { Star } from 'lucide-react';
import { averageRating } from '#shared/domain/reviews/average-rating.ts';
import { renderedRows } from '#shared/pages.ts';
import { type PageProps, responseIn } from '../../page.ts';
import { ReviewEntry } from '../../reviews/review-entry.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { listHead, listStatus, PageLinks } from '../../ui/page-links.tsx';
import styles from './all-reviews.module.css';

export function AllReviewsPage(props: PageProps) {
  const list = reviewsOf(props);
  return (
    <>
      <PageIntro title="All reviews">From people we’ve worked with.</PageIntro>
      <div className="frame groups">
        <Ratings {...props} />
        <Courses {...props} />
        {!list && (
          <LoadError again="/reviews/1">We couldn’t load the reviews. Please try again later.</LoadError>
        )}
        {list?.found.length === 0 && <p>There are no reviews on this page.</p>}
        {list && (
          <section className={styles.part} aria-labelledby="reviews">
            <div className="stack">
              <h2 id="reviews">In their own words</h2>
              <p>
                Newest first. <strong>Verified buyer</strong> means that the review came through a personal
                link that we gave to someone who paid us. Only their reviews count in an average.
              </p>
              <p>
                <a href="/#reviews">Add your own</a> on the home page.
              </p>
            </div>
            <div className="stack">
              <ul className="ledger">
                {list.found.map((review) => (
                  <ReviewEntry key={review.id} review={review} />
                ))}
              </ul>
              <PageLinks label="Pages of reviews" path="/reviews/" {...list} />
            </div>
          </section>
        )}
        <section className={styles.part} aria-labelledby="next">
          <h2 id="next">Choose your next step</h2>
          <div className="row">
            <LinkButton to="/courses" kind="primary">
              See courses and prices
            </LinkButton>
            <LinkButton to="/resume">See resume plans</LinkButton>
          </div>
        </section>
      </div>
    </>
  );
}

export const allReviewsHead = (props: PageProps) => listHead('All reviews', props.path, reviewsOf(props));

export const allReviewsStatus = (props: PageProps) => listStatus(reviewsOf(props));

function Ratings({ data }: PageProps) {
  const { ratings = [] } = responseIn(data, 'GET /reviews/summary')?.data ?? {};
  const average = averageRating(ratings);
  if (!average) return null;
  const most = Math.max(...ratings);
  return (
    <section className={`${styles.part} ${styles.ratings}`} aria-labelledby="average">
      <h2 id="average">
        <span className={styles.average}>
          <Star aria-hidden="true" size={36} />
          {average.stars} of 5
        </span>{' '}
        <span className="display-1">from {average.count} verified buyers</span>
      </h2>
      <dl className="ledger">
        {[5, 4, 3, 2, 1].map((stars) => {
          const reviews = ratings[stars - 1] ?? 0;
          return (
            <div key={stars}>
              <dt>{stars === 1 ? '1 star' : `${stars} stars`}</dt>
              <dd>
                <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none">
                  <path d={`M0 0h${Math.round((reviews / most) * 100)}v12H0z`} />
                </svg>
              </dd>
              <dd>{reviews}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Courses({ data }: PageProps) {
  const { courses: counted = [] } = responseIn(data, 'GET /reviews/summary')?.data ?? {};
  const listed = responseIn(data, 'GET /courses')?.data ?? [];
  const courses = counted.flatMap(({ id, count }) => {
    const course = listed.find((each) => each.id === id);
    return course ? [{ ...course, count }] : [];
  });
  if (courses.length === 0) return null;
  return (
    <nav aria-labelledby="courses" className={styles.part}>
      <h2 id="courses">Reviews by course</h2>
      <ul className={`ledger touch-links ${styles.courses}`}>
        {courses.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`/course/${id}#reviews`}>{title}</a>{' '}
            <span className={`note ${styles.count}`}>{countText(count)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const countText = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);

function reviewsOf({ path, data }: PageProps) {
  const found = responseIn(data, 'GET /reviews/public')?.data;
  const { published = 0 } = responseIn(data, 'GET /reviews/summary')?.data ?? {};
  const page = Number(path.split('/').at(-1)) || 1;
  const lastPage = Math.max(1, Math.ceil(published / renderedRows['/reviews/{page}']['GET /reviews/public']));
  return found && { page, lastPage, found };
}
