import { averageRating } from '#shared/domain/reviews/average-rating.ts';
import { renderedRows } from '#shared/pages.ts';
import { type PageProps, responseIn } from '../../page.ts';
import { ReviewEntry } from '../../reviews/review-entry.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { listHead, listStatus, PageLinks } from '../../ui/page-links.tsx';
import styles from './all-reviews.module.css';

export function AllReviewsPage(props: PageProps) {
  const list = reviewsOf(props);
  return (
    <>
      <PageIntro title="All reviews">
        From people who’ve worked with us, newest first. <a href="/#reviews">Add your own</a> on the home
        page.
      </PageIntro>
      <div className="frame groups">
        <p>
          <strong>Verified buyer</strong> means that the review came through a personal link that we gave to
          someone who paid us. Only their reviews count in an average.
        </p>
        <Ratings {...props} />
        <Courses {...props} />
        {!list && (
          <LoadError again="/reviews/1">We couldn’t load the reviews. Please try again later.</LoadError>
        )}
        {list?.found.length === 0 && <p>There are no reviews on this page.</p>}
        {list && (
          <>
            <h2>In their own words</h2>
            <ul className="ledger">
              {list.found.map((review) => (
                <ReviewEntry key={review.id} review={review} />
              ))}
            </ul>
            <PageLinks label="Pages of reviews" path="/reviews/" {...list} />
          </>
        )}
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
    <section className={styles.ratings} aria-labelledby="average">
      <h2 id="average">
        <span className="size-4">{average.stars} of 5</span>{' '}
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
    <nav aria-label="Reviews by course">
      <ul className="rows">
        {courses.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`/course/${id}#reviews`} className="touch-link">
              {title}
            </a>{' '}
            ({count})
          </li>
        ))}
      </ul>
    </nav>
  );
}

function reviewsOf({ path, data }: PageProps) {
  const found = responseIn(data, 'GET /reviews/public')?.data;
  const { published = 0 } = responseIn(data, 'GET /reviews/summary')?.data ?? {};
  const page = Number(path.split('/').at(-1)) || 1;
  const lastPage = Math.max(1, Math.ceil(published / renderedRows['/reviews/{page}']['GET /reviews/public']));
  return found && { page, lastPage, found };
}
